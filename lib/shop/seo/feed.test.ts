import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertWellFormed } from '@/lib/storefront/seo/testing'
import { FEED_LENGTH, feedXml } from './files'

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example'))
afterEach(() => vi.unstubAllEnvs())

const item = {
  title: 'Kolce: gdzie wolno, a gdzie nie',
  description: 'Opon z kolcami nie wolno używać w Polsce.',
  language: 'pl' as 'pl' | 'en',
  path: '/news/12',
  createdDate: '2026-11-09T10:00:00.000Z',
}
const feed = (items: (typeof item)[], locale: 'pl' | 'en' = 'pl') =>
  feedXml({ locale, title: 'Aktualności', description: 'Nowości z warsztatu', items })

test('the feed of a language leads to the pages of that language and names itself', () => {
  const xml = feed([item], 'en')
  assertWellFormed(xml)
  expect(xml).toContain('<link>https://trakt.example/en/allnews</link>')
  expect(xml).toContain('<guid isPermaLink="true">https://trakt.example/en/news/12</guid>')
  expect(xml).toContain('rel="self" type="application/rss+xml" href="https://trakt.example/feeds/en.xml"')
  expect(xml).toContain('<language>en</language>')
  expect(xml).toContain('<pubDate>Mon, 09 Nov 2026 10:00:00 GMT</pubDate>')
})

test('an item that is not in the language of the feed says which it is in', () => {
  const xml = feed([item, { ...item, language: 'en' }], 'en')
  assertWellFormed(xml)
  expect(xml.match(/<dc:language>.*<\/dc:language>/g)).toEqual(['<dc:language>pl</dc:language>'])
})

test('whatever an editor types leaves the feed well-formed', () => {
  const title = `<b>Opony</b> & "felgi" 'Trakt' ]]> \u0000\u001b\ud800 &amp; 🛞`
  const xml = feed([{ ...item, title }])
  assertWellFormed(xml)
  expect(xml).toContain(
    '<title>&lt;b&gt;Opony&lt;/b&gt; &amp; &quot;felgi&quot; &apos;Trakt&apos; ]]&gt;  &amp;amp; 🛞</title>',
  )
})

test('a feed without news is still a feed, and a long one carries the newest', () => {
  assertWellFormed(feed([]))
  const xml = feed(Array.from({ length: 100 }, (_, id) => ({ ...item, path: `/news/${100 - id}` })))
  expect(xml.split('<item>')).toHaveLength(FEED_LENGTH + 1)
  expect(xml).toContain('/news/100<')
  expect(xml).not.toContain('/news/1<')
})

test('the check for well-formed XML finds what is malformed', () => {
  for (const broken of ['<a>', '<a></b>', '</a>', '<a>&</a>', '<a b=c/>', '<a>a < b</a>'])
    expect(() => assertWellFormed(broken), broken).toThrow()
})
