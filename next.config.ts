import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { answerHeaders, pageHeaders, surroundings } from './lib/platform/http/server/security-headers'
import { translations } from './lib/platform/i18n/routing'

const config: NextConfig = {
  // `npm run release` packs a server that brings its packages; `next start` does not run such a build.
  output: process.env.SHOP_RELEASE === 'on' ? 'standalone' : undefined,
  // `npm test` checks the types by itself, and who only tries the shop need not wait for it.
  typescript: { ignoreBuildErrors: process.env.SHOP_TYPES === 'unchecked' },
  cacheComponents: true,
  partialPrefetching: true,
  // which of two servers has the newer texts, while one release replaces the other (lib/office/settings/service.ts)
  env: { SHOP_BUILT_AT: new Date().toISOString() },
  poweredByHeader: false,
  // the shop makes its own pictures; without this, anybody could have Next scale any of its pages' pictures anew
  images: { unoptimized: true },
  // Each distinct results address is a page of its own: kept in bounded memory, never on disk.
  cacheHandler: fileURLToPath(new URL('./lib/platform/pages/page-cache.mjs', import.meta.url)),
  // Messages are compiled by the server: the browser gets no parser of ICU (lib/shop/settings/own-texts.ts).
  turbopack: { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    // `next dev` warns of a slow navigation where a page says so by itself: public pages are static, which the build checks.
    instantInsights: { validationLevel: 'manual-warning' },
    // A server loads a page with its first visit: most are for the staff.
    preloadEntriesOnStart: false,
    // Node reads no source maps of the built server, which are two thirds of its size.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: process.env.SHOP_BUILD_CACHE !== 'off',
  },
  serverExternalPackages: ['@opentelemetry/api', 'firebase-admin', 'pdfkit', 'pg', 'pino', 'sharp'],
  headers: async () => [
    { source: '/(.*)', headers: answerHeaders(surroundings()) },
    { source: '/((?!api/|media/).*)', headers: pageHeaders(surroundings(), { path: '/' }) },
  ],
  // Next routes no folder whose name begins with a dot.
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
  // Polish has one address only, and /login is the old name of the sign-in page.
  redirects: async () => [
    { source: '/pl', destination: '/', permanent: true },
    { source: '/pl/:path*', destination: '/:path*', permanent: true },
    { source: '/login', destination: '/signIn', permanent: false },
    { source: `/:locale(${translations.join('|')})/login`, destination: '/:locale/signIn', permanent: false },
  ],
}

export default createNextIntlPlugin('./lib/shop/texts/request.ts')(config)
