import type { MetadataRoute } from 'next'
import { z } from 'zod'
import { type Locale, localePath, locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { absoluteAddress } from './origin'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain these characters
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (sign) => `&${entities[sign]};`)

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The language of a file's name, such as `en.xml`. */
export const localeFile = (extension: string) =>
  z
    .string()
    .refine((name) => name.endsWith(`.${extension}`))
    .transform((name) => name.slice(0, -extension.length - 1))
    .pipe(z.enum(locales))

export const feedPath = (locale: Locale) => `/feeds/${locale}.xml`

export const FEED_LENGTH = 30

/** `language` is the language of title and description, which can differ from the feed's. */
type FeedItem = Record<'title' | 'description' | 'path' | 'createdDate', string> & { language: Locale }

type Feed = { locale: Locale; title: string; description: string; items: readonly FeedItem[] }

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

// What browsers read to offer the shop's search in their address bar, and to install the shop.

export const searchDescriptionPath = (locale: Locale) => `/opensearch/${locale}.xml`
export const manifestPath = (locale: Locale) => `/manifests/${locale}.webmanifest`

/** The background of the icons and of the browser's bars. */
export const THEME_COLOR = '#15171A'

/** An OpenSearch 1.1 description. Its name may have 16 characters, its description 1,024. */
export function searchDescription(locale: Locale, description: string): string {
  const address = (path: string) => xmlText(absoluteAddress(path))
  return `${XML_HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText(shop.name.slice(0, 16))}</ShortName>
<Description>${xmlText(description)}</Description>
<Language>${locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/x-icon">${address('/favicon.ico')}</Image>
<Url type="text/html" template="${address(localePath(locale, '/products/title'))}?title={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address(searchDescriptionPath(locale))}"/>
</OpenSearchDescription>
`
}

export const manifest = (locale: Locale, description: string): MetadataRoute.Manifest => ({
  id: '/',
  name: shop.name,
  short_name: shop.name,
  description,
  lang: locale,
  start_url: localePath(locale, '/'),
  scope: '/',
  // the shop has no controls of its own for Back and Reload
  display: 'minimal-ui',
  background_color: THEME_COLOR,
  theme_color: THEME_COLOR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** RFC 9116 wants less than a year. */
const MONTHS_AHEAD = 7

/** The first of a month six to seven months ahead: the text is the same for a whole month, so that caches keep it. */
function expiresAt(now: Date): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1))
  return date.toISOString().replace('.000', '')
}

/** Where to report a weakness of the shop, by RFC 9116: the address of the settings first, then the form. */
export const securityText = (now: Date): string => `Contact: mailto:${shop.email}
Contact: ${absoluteAddress('/contact')}
Expires: ${expiresAt(now)}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${absoluteAddress('/.well-known/security.txt')}
`
