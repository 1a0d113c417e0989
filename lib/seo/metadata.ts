import 'server-only'
import type { Metadata } from 'next'
import { pageLocale } from '@/lib/i18n/locale'
import { defaultLocale, languageTag, localePath, locales } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'

type Page = {
  /** Path of the page without its language: `/tires`. */
  path: string
  title: string
  description: string
  /** The title stands alone, without the shop's name behind it. */
  wholeTitle?: boolean
  /** Kept out of search engines: a list without hits, a page of one's own. */
  hidden?: boolean
  picture?: string | undefined
}

/** Where the shop is reached, for absolute addresses. Pages are rendered at build time, so a build needs it too. */
export const shopOrigin = () => new URL(process.env.SHOP_ORIGIN || 'http://localhost:3000')

/** Title, description, canonical address and the same page in the other languages. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const locale = await pageLocale()
  const canonical = localePath(locale, page.path)
  const languages = Object.fromEntries(locales.map((each) => [each, localePath(each, page.path)]))
  return {
    metadataBase: shopOrigin(),
    title: page.wholeTitle ? { absolute: page.title } : page.title,
    description: page.description,
    alternates: {
      canonical,
      languages: { ...languages, 'x-default': localePath(defaultLocale, page.path) },
    },
    openGraph: {
      type: 'website',
      siteName: shop.name,
      title: page.title,
      description: page.description,
      url: canonical,
      locale: languageTag[locale].replace('-', '_'),
      ...(page.picture ? { images: [page.picture] } : {}),
    },
    ...(page.hidden ? { robots: { index: false, follow: true } } : {}),
  }
}
