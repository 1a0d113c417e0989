import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { answerHeaders, contentSecurityPolicy, pageHeaders } from './lib/http/security-headers'

const { SHOP_MODE, SHOP_ORIGIN = '', NODE_ENV, FIREBASE_MEASUREMENT_ID } = process.env

const surroundings = {
  demo: SHOP_MODE === 'demo',
  reloads: NODE_ENV === 'development',
  analytics: Boolean(FIREBASE_MEASUREMENT_ID),
}

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Each distinct results address is a page of its own: kept in bounded memory, never on disk.
  cacheHandler: fileURLToPath(new URL('./lib/http/pages/page-cache.mjs', import.meta.url)),
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  serverExternalPackages: ['firebase-admin', 'pino', 'sharp', 'pg', 'pg-boss'],
  headers: async () => [
    // pictures say so themselves
    { source: '/((?!media/).*)', headers: answerHeaders({ hosted: SHOP_ORIGIN.startsWith('https:') }) },
    { source: '/((?!api/|media/).*)', headers: pageHeaders },
    // a page that is served replaces it by its own (lib/http/pages)
    {
      source: '/((?!api/|media/).*)',
      headers: [
        { key: 'Content-Security-Policy', value: contentSecurityPolicy(surroundings, { path: '/' }) },
      ],
    },
  ],
  // Polish has one address only, and /login is the old name of the sign-in page.
  redirects: async () => [
    { source: '/pl', destination: '/', permanent: true },
    { source: '/pl/:path*', destination: '/:path*', permanent: true },
    { source: '/login', destination: '/signIn', permanent: false },
    { source: '/:locale(en|ru)/login', destination: '/:locale/signIn', permanent: false },
  ],
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
