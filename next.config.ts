import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Each distinct results address is a page of its own: kept in bounded memory, never on disk.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
