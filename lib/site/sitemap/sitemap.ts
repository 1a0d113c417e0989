import { KIT_PATH } from '@/lib/fitment/kit-check/address'
import { TOOLS_PATH, toolNames, toolPath } from '@/lib/fitment/tools/address'
import { defaultLocale, localePath, locales } from '@/lib/platform/i18n/routing'
import { XML_HEAD, xmlText } from '@/lib/shop/seo/files'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { RETREADS_PATH } from '@/lib/storefront/words/retread-questions'

/** The sitemap protocol's limit per file. */
export const MOST_URLS = 50_000

/** Number of ids per file; each id is a page in every language. Gaps between ids only make a file shorter. */
export const IDS_PER_FILE = Math.floor(MOST_URLS / locales.length)

export const listedKinds = ['products', 'news'] as const
export type ListedKind = (typeof listedKinds)[number]

/** One file of the sitemap index: a kind of page and a range of ids; `number` counts from 1. */
export type SitemapFile = { kind: 'pages' } | { kind: ListedKind; number: number }

/** A page in all its languages: its path without a language, and when it last changed. */
export type SitemapPage = { path: string; changed?: Date }

/** The ids of a file: greater than `above`, up to and including `upTo`. */
export const idsOf = (number: number) => ({ above: (number - 1) * IDS_PER_FILE, upTo: number * IDS_PER_FILE })

export const fileNumberOf = (id: number) => Math.ceil(id / IDS_PER_FILE)

/** Parses `pages.xml` and `products-3.xml`; undefined for anything else. */
export function parseSitemapName(name: string): SitemapFile | undefined {
  if (name === 'pages.xml') return { kind: 'pages' }
  const [, word, digits] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const kind = listedKinds.find((each) => each === word)
  return kind && { kind, number: Number(digits) }
}

export const sitemapName = (file: SitemapFile): string =>
  file.kind === 'pages' ? 'pages.xml' : `${file.kind}-${file.number}.xml`

/** The day on which the terms that came with the shop took effect: change it together with their text. */
export const RULES_SINCE = '2026-11-22'

/** The day on which the shop was last held against its accessibility information. */
export const ACCESSIBILITY_REVIEWED = '2026-11-22'

/** Pages that every shop has. `changed` is the day on which their texts were last edited. */
export const standingPages: readonly { path: string; changed?: string }[] = [
  { path: '/' },
  { path: '/tires' },
  { path: '/wheels' },
  { path: '/spacer' },
  { path: '/car' },
  { path: '/allnews' },
  { path: '/howwework', changed: '2026-11-21' },
  { path: '/glossary', changed: '2026-11-22' },
  { path: RETREADS_PATH, changed: '2026-11-27' },
  { path: '/car/sources', changed: '2026-11-22' },
  { path: KIT_PATH, changed: '2026-11-22' },
  ...[TOOLS_PATH, ...toolNames.map((tool) => toolPath(tool))].map((path) => ({
    path,
    changed: '2026-11-22',
  })),
  { path: '/aboutcompany', changed: '2026-11-21' },
  { path: '/rules', changed: RULES_SINCE },
  { path: '/track', changed: '2026-11-22' },
  { path: '/contact', changed: '2026-11-21' },
  { path: '/data-delition', changed: '2026-11-22' },
  { path: '/privacy', changed: '2026-11-22' },
  { path: '/withdrawal', changed: '2026-11-22' },
  { path: '/complaint', changed: '2026-11-22' },
  { path: '/safety', changed: '2026-11-22' },
  { path: '/accessibility', changed: ACCESSIBILITY_REVIEWED },
]

/** The standing pages as entries of their sitemap; the owner's terms are in effect since `ownRulesSince`. */
export const standingSitemapPages = (ownRulesSince: string | null): SitemapPage[] =>
  standingPages.map(({ path, changed }) => {
    const day = path === '/rules' ? (ownRulesSince ?? changed) : changed
    return { path, ...(day ? { changed: new Date(day) } : {}) }
  })

const lastmod = (changed: Date | undefined) => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '')

export function pageEntries({ path, changed }: SitemapPage): string {
  const address = (locale: (typeof locales)[number]) => xmlText(absoluteAddress(localePath(locale, path)))
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const alternates = [
    ...locales.map((locale) => alternate(locale, address(locale))),
    alternate('x-default', address(defaultLocale)),
  ].join('')
  return locales
    .map((locale) => `<url><loc>${address(locale)}</loc>${lastmod(changed)}${alternates}</url>\n`)
    .join('')
}

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** A sitemap as a stream: only one piece is in memory at a time. */
export async function* sitemapXml(
  pages: AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  // The head is sent with the first pages, so that a database failure gives an error instead of half a file.
  let head = XML_HEAD + URLSET
  for await (const some of pages) {
    yield head + some.map(pageEntries).join('')
    head = ''
  }
  yield `${head}</urlset>\n`
}

export function sitemapIndexXml(files: readonly { file: SitemapFile; changed?: Date }[]): string {
  const entries = files.map(
    ({ file, changed }) =>
      `<sitemap><loc>${xmlText(absoluteAddress(`/sitemaps/${sitemapName(file)}`))}</loc>${lastmod(changed)}</sitemap>\n`,
  )
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}
