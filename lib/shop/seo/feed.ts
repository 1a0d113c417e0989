import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { absoluteAddress } from './origin'
import { XML_HEAD, xmlText } from './xml'

/** The path of the news feed in a language: `/feeds/en.xml`. */
export const feedPath = (locale: Locale) => `/feeds/${locale}.xml`

/** Number of items in a feed. */
export const FEED_LENGTH = 30

type FeedItem = {
  title: string
  description: string
  /** Of both, which is not always that of the feed. */
  language: Locale
  path: string
  createdDate: string
}

type Feed = {
  locale: Locale
  title: string
  description: string
  /** Newest first. */
  items: readonly FeedItem[]
}

/** An RSS 2.0 document. */
export function feedXml({ locale, title, description, items }: Feed): string {
  const address = (path: string) => xmlText(absoluteAddress(localePath(locale, path)))
  const date = (iso: string) => new Date(iso).toUTCString()
  const [newest] = items
  const entries = items.slice(0, FEED_LENGTH).map(
    (item) => `<item>
<title>${xmlText(item.title)}</title>
<link>${address(item.path)}</link>
<guid isPermaLink="true">${address(item.path)}</guid>
<pubDate>${date(item.createdDate)}</pubDate>
<description>${xmlText(item.description)}</description>
${item.language === locale ? '' : `<dc:language>${item.language}</dc:language>\n`}</item>
`,
  )
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(title)}</title>
<link>${address('/allnews')}</link>
<description>${xmlText(description)}</description>
<language>${locale}</language>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(absoluteAddress(feedPath(locale)))}"/>
${newest ? `<lastBuildDate>${date(newest.createdDate)}</lastBuildDate>\n` : ''}${entries.join('')}</channel>
</rss>
`
}
