import { defaultLocale, localePath, locales } from '@/lib/i18n/routing'
import { absoluteAddress } from './origin'
import { XML_HEAD, xmlText } from './xml'

/** The protocol's limit for one file. */
export const MOST_URLS = 50_000

/** How many ids one file covers: each is a page in every language. A gap between ids only makes a file shorter. */
export const IDS_PER_FILE = Math.floor(MOST_URLS / locales.length)

export const listedKinds = ['products', 'news'] as const
export type ListedKind = (typeof listedKinds)[number]

/** One file of the index: the kind of page, and which range of ids; `number` counts from 1. */
export type SitemapFile = { kind: 'pages' } | { kind: ListedKind; number: number }

/** A page in all its languages: its path without one, and when it last changed. */
export type SitemapPage = { path: string; changed?: Date }

/** The ids of a file: above the first, up to and including the last. */
export const idsOf = (number: number) => ({ above: (number - 1) * IDS_PER_FILE, upTo: number * IDS_PER_FILE })

/** The file that holds an id. */
export const fileOf = (id: number) => Math.ceil(id / IDS_PER_FILE)

/** `pages.xml`, `products-3.xml`; undefined for what is none. */
export function parseSitemapName(name: string): SitemapFile | undefined {
  if (name === 'pages.xml') return { kind: 'pages' }
  const [, word, digits] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const kind = listedKinds.find((known) => known === word)
  return kind && { kind, number: Number(digits) }
}

export const sitemapName = (file: SitemapFile): string =>
  file.kind === 'pages' ? 'pages.xml' : `${file.kind}-${file.number}.xml`

/** The day since which the store's rules are in force: change it together with their text. */
export const RULES_SINCE = '2026-11-21'

/** Pages that stand in every shop. `changed` is the day on which their texts were last written. */
export const standingPages: readonly { path: string; changed?: string }[] = [
  { path: '/' },
  { path: '/tires' },
  { path: '/wheels' },
  { path: '/spacer' },
  { path: '/allnews' },
  { path: '/howwework', changed: '2026-11-21' },
  { path: '/aboutcompany', changed: '2026-11-21' },
  { path: '/rules', changed: RULES_SINCE },
  { path: '/contact', changed: '2026-11-21' },
  { path: '/data-delition', changed: '2026-11-21' },
]

/** The same, as they stand in their file. */
export const standingSitemapPages = (): SitemapPage[] =>
  standingPages.map(({ path, changed }) => ({ path, ...(changed ? { changed: new Date(changed) } : {}) }))

const lastmod = (changed: Date | undefined) => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '')

/** One page as an entry per language, each naming all of them. */
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

/** A sitemap in pieces, as its pages come: whatever its length, only one piece is held at a time. */
export async function* sitemapXml(
  pages: AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  // the head travels with the first pages, so that a database that does not answer is an error and not half a file
  let head = XML_HEAD + URLSET
  for await (const some of pages) {
    yield head + some.map(pageEntries).join('')
    head = ''
  }
  yield `${head}</urlset>\n`
}

/** The index: the address of every file and the newest change in it. */
export function sitemapIndexXml(files: readonly { file: SitemapFile; changed?: Date }[]): string {
  const entries = files.map(
    ({ file, changed }) =>
      `<sitemap><loc>${xmlText(absoluteAddress(`/sitemaps/${sitemapName(file)}`))}</loc>${lastmod(changed)}</sitemap>\n`,
  )
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}
