import 'server-only'
import type { Metadata } from 'next'
import type { AppConfig } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { defaultLocale, languageTag, localePath, locales } from '@/lib/platform/i18n/routing'
import { unjoined } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import { isNowhere, pageLocale } from '@/lib/shop/texts/locale'
import { feedPath } from './files'
import { shopOrigin } from './origin'
import { sharePicture } from './share-address'

type Page = {
  /** Without its language: `/tires`. */
  path: string
  title: string
  description: string
  /** Shows the title without the shop's name after it. */
  wholeTitle?: boolean
  hidden?: boolean
  picture?: string | undefined
  /** Publication time of an article; marks the page as an article. */
  published?: string
  /** Links the news feed, for pages with news. */
  feed?: boolean
}

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

type Messages = AppConfig['Messages']
type HeadGroup = {
  [Group in keyof Messages]: Messages[Group] extends { title: string; metaDescription: string }
    ? Group
    : never
}[keyof Messages]

type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0]

/** The same with two messages. */
export async function wordedMetadata(
  path: string,
  title: MessageKey,
  description: MessageKey,
  more: Pick<Page, 'hidden' | 'feed' | 'wholeTitle'> = {},
): Promise<Metadata> {
  const t = await getTranslations()
  return pageMetadata({ path, title: t(title), description: t(description), ...more })
}

/** The same with the words of a group of messages. */
export const groupMetadata = (group: HeadGroup, path: string, more?: Pick<Page, 'hidden' | 'feed'>) =>
  wordedMetadata(path, `${group}.title`, `${group}.metaDescription`, more)

export async function unlistedMetadata(
  title: MessageKey,
  params?: Promise<Record<string, string>>,
): Promise<Metadata> {
  const t = await getTranslations()
  return { title: t(title, await params), robots: { index: false } }
}

export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui')
  return { title: t('notFoundTitle') }
}

async function newsFeedLink() {
  const t = await getTranslations('seo')
  return { url: feedPath(await pageLocale()), title: t('feedTitle') }
}
