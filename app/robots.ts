import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { localePath, locales } from '@/lib/i18n/routing'
import { absoluteAddress } from '@/lib/seo/origin'

/** Pages of one person or of the administration. */
const personal = ['/admin', '/create', '/CreateOrder', '/cart', '/details', '/orders', '/Payment']

export default async function robots(): Promise<MetadataRoute.Robots> {
  // the shop's address is known to the running shop, not to its build
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
