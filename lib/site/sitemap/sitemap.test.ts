import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { assertWellFormed } from '@/lib/storefront/seo/testing'
import {
  fileNumberOf,
  IDS_PER_FILE,
  idsOf,
  MOST_URLS,
  pageEntries,
  parseSitemapName,
  type SitemapPage,
  sitemapIndexXml,
  sitemapName,
  sitemapXml,
  standingPages,
} from './sitemap'

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example'))
afterEach(() => vi.unstubAllEnvs())

const changed = new Date('2026-11-21T04:00:00Z')
const count = (text: string, part: string) => text.split(part).length - 1

async function* inPieces(pages: SitemapPage[], size: number) {
  for (let at = 0; at < pages.length; at += size) yield pages.slice(at, at + size)
}

async function collect(pieces: AsyncIterable<string>) {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

describe('how pages are split over files', () => {
  test('the largest sitemap file stays within 50,000 addresses and 50 MB', async () => {
    const pages = Array.from({ length: IDS_PER_FILE }, (_, id) => ({
      path: `/spacerDetail/${2_147_000_000 + id}`,
      changed,
    }))
    const xml = (await collect(sitemapXml(inPieces(pages, 1_000)))).join('')
    expect(count(xml, '<url>')).toBeGreaterThan(49_000)
    expect(count(xml, '<url>')).toBeLessThanOrEqual(MOST_URLS)
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
  })

  test('every id belongs to exactly one sitemap file', () => {
    for (const id of [1, IDS_PER_FILE - 1, IDS_PER_FILE, IDS_PER_FILE + 1, 2 * IDS_PER_FILE, 2_147_483_647]) {
      const { above, upTo } = idsOf(fileNumberOf(id))
      expect(id > above && id <= upTo, `id ${id}`).toBe(true)
    }
    expect(idsOf(2).above).toBe(idsOf(1).upTo)
  })

  test('a sitemap file is found by its own name only', () => {
    for (const file of [
      { kind: 'pages' },
      { kind: 'products', number: 60 },
      { kind: 'news', number: 1 },
    ] as const)
      expect(parseSitemapName(sitemapName(file))).toEqual(file)
    for (const name of ['products-0.xml', 'products-01.xml', 'products-1', 'orders-1.xml', 'pages-1.xml', ''])
      expect(parseSitemapName(name), name).toBeUndefined()
  })
})

describe('what stands in a file', () => {
  test('a sitemap lists a page once per language, with all languages and its last change', () => {
    const xml = pageEntries({ path: '/tireDetail/17', changed })
    expect(count(xml, '<url>')).toBe(locales.length)
    expect(count(xml, '<lastmod>2026-11-21T04:00:00.000Z</lastmod>')).toBe(locales.length)
    for (const [language, path] of [
      ['pl', '/tireDetail/17'],
      ['en', '/en/tireDetail/17'],
      ['ru', '/ru/tireDetail/17'],
      ['x-default', '/tireDetail/17'],
    ])
      expect(
        count(
          xml,
          `<xhtml:link rel="alternate" hreflang="${language}" href="https://trakt.example${path}"/>`,
        ),
      ).toBe(locales.length)
  })

  test('a sitemap lists no personal page', () => {
    const paths = standingPages.map(({ path }) => path)
    expect(paths).toContain('/')
    for (const hidden of ['/cart', '/orders', '/details', '/admin', '/create', '/CreateOrder', '/Payment'])
      expect(paths).not.toContain(hidden)
  })

  test('a sitemap is written in pieces, and is complete even when it is empty', async () => {
    const pages = Array.from({ length: 25 }, (_, id) => ({ path: `/news/${id}`, changed }))
    const pieces = await collect(sitemapXml(inPieces(pages, 10)))
    expect(pieces).toHaveLength(4)
    assertWellFormed(pieces.join(''))
    expect(pieces.join('')).toMatch(/^<\?xml .*\n<urlset .*\n(?:<url>.*\n)+<\/urlset>\n$/)
    expect(count(pieces.join(''), '<url>')).toBe(25 * locales.length)
    expect((await collect(sitemapXml([]))).join('')).toMatch(/^<\?xml .*\n<urlset .*\n<\/urlset>\n$/)
  })

  test('a sitemap is not begun before the database has answered once', async () => {
    async function* broken(): AsyncGenerator<SitemapPage[]> {
      throw new Error('no database')
      // biome-ignore lint/correctness/noUnreachable: a generator must contain a yield
      yield []
    }
    await expect(sitemapXml(broken()).next()).rejects.toThrow('no database')
  })
})

test('the sitemap index lists each file with its newest change', () => {
  const xml = sitemapIndexXml([
    { file: { kind: 'pages' } },
    { file: { kind: 'products', number: 2 }, changed },
  ])
  assertWellFormed(xml)
  expect(xml).toContain('<sitemap><loc>https://trakt.example/sitemaps/pages.xml</loc></sitemap>')
  expect(xml).toContain(
    '<loc>https://trakt.example/sitemaps/products-2.xml</loc><lastmod>2026-11-21T04:00:00.000Z</lastmod>',
  )
})
