import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Each distinct results address is a page of its own: kept in bounded memory, never on disk.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  serverExternalPackages: ['firebase-admin', 'pino', 'sharp', 'pg', 'pg-boss'],
  // Polish has one address only, and /login is the old name of the sign-in page.
  redirects: async () => [
    { source: '/pl', destination: '/', permanent: true },
    { source: '/pl/:path*', destination: '/:path*', permanent: true },
    { source: '/login', destination: '/signIn', permanent: false },
    { source: '/:locale(en|ru)/login', destination: '/:locale/signIn', permanent: false },
  ],
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
