import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isNowhere, pageLocale } from '@/lib/i18n/locale'
import { defaultLocale, languageTag, localePath, locales } from '@/lib/i18n/routing'
import { unjoined } from '@/lib/i18n/typeset'
import { shop } from '@/lib/shop'
import { feedPath } from './feed'
import { shopOrigin } from './origin'
import { sharePicture } from './share-address'

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
  /** When an article appeared; marks the page as one. */
  published?: string
  /** The page tells news: readers are told where their feed is. */
  feed?: boolean
}

/** Title, description, canonical address and the same page in the other languages. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  if (await isNowhere()) return missingMetadata()
  const locale = await pageLocale()
  const canonical = localePath(locale, page.path)
  const languages = Object.fromEntries(locales.map((each) => [each, localePath(each, page.path)]))
  const [title, description] = [unjoined(page.title), unjoined(page.description)]
  const about = {
    siteName: shop.name,
    title,
    description,
    url: canonical,
    locale: languageTag[locale].replace('-', '_'),
    images: [sharePicture(page.picture)],
  }
  return {
    metadataBase: shopOrigin(),
    title: page.wholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical,
      languages: { ...languages, 'x-default': localePath(defaultLocale, page.path) },
      ...(page.feed ? { types: { 'application/rss+xml': [await newsFeedLink()] } } : {}),
    },
    openGraph: page.published
      ? { type: 'article', publishedTime: page.published, ...about }
      : { type: 'website', ...about },
    twitter: { card: 'summary_large_image' },
    ...(page.hidden ? { robots: { index: false, follow: true } } : {}),
  }
}

/** The head of an address where nothing stands. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui')
  return { title: t('notFoundTitle') }
}

async function newsFeedLink() {
  const t = await getTranslations('seo')
  return { url: feedPath(await pageLocale()), title: t('feedTitle', { shop: shop.name }) }
}
