import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { localePath, locales } from '@/lib/platform/i18n/routing'
import { absoluteAddress } from '@/lib/shop/seo/origin'

/** Personal pages and the administration. */
const personal = ['/admin', '/create', '/CreateOrder', '/cart', '/details', '/orders', '/Payment']

export default async function robots(): Promise<MetadataRoute.Robots> {
  // The shop's address is known only when it runs: the build does not have it.
  await connection()
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...locales.flatMap((locale) => personal.map((path) => localePath(locale, path)))],
    },
    sitemap: absoluteAddress('/sitemap.xml'),
  }
}
