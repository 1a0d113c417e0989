import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { demoNews } from '@/prisma/catalogue/news'
import { origin } from '../support/api'
import { fetchHead, forEach, type PageHead, visit } from '../support/page-head'
import { DEMO_PRODUCTS } from '../support/products'
import { googleProblems, schemaOrgProblems } from '../support/schema-org'
import { at, isLong, languages, wordsOf } from '../support/words'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['sitemap', 'url', 'item'].includes(name),
})

/** Parses a document and checks that it is well-formed. */
async function xml(address: string) {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  expect(response.headers.get('content-type'), address).toMatch(/xml/)
  const text = await response.text()
  expect(XMLValidator.validate(text), address).toBe(true)
  return parser.parse(text)
}

type Entry = {
  loc: string
  lastmod?: string
  'xhtml:link': { rel: string; hreflang: string; href: string }[]
}
let entries: Entry[] = []
const status = async (address: string) => {
  const response = await visit(address)
  await response.arrayBuffer()
  return response.status
}
/** Paths without a language prefix, taken from the Polish sitemap entries. */
const paths = () =>
  entries.map(({ loc }) => new URL(loc).pathname).filter((path) => !/^\/(en|ru)(\/|$)/.test(path))
const isProduct = (path: string) => path.includes('Detail/')
const isVehicle = (path: string) => /\/car\/(?!sources$)[^/]+(\/[^/]+)?$/.test(path)
/** What other journeys add to the demo's products and news, and take away again. */
const isOfJourneys = (path: string) => {
  const number = Number(path.split('/').at(-1))
  return (isProduct(path) && number > DEMO_PRODUCTS) || (/\/news\//.test(path) && number > demoNews.length)
}
/** One template draws all of them. */
const isOneOfMany = (path: string) => isProduct(path) || isVehicle(path)

test.beforeAll(async () => {
  const index = await xml(`${origin}/sitemap.xml`)
  const files: Entry[] = index.sitemapindex.sitemap
  expect(files.length).toBeGreaterThanOrEqual(3)
  const documents = await Promise.all(files.map(({ loc }) => xml(loc)))
  entries = documents.flatMap((document) => document.urlset.url)
})

test('the sitemaps name every page once, in three languages that name each other', async () => {
  const addresses = new Set(entries.map(({ loc }) => loc))
  expect(addresses.size).toBe(entries.length)
  expect(entries.length).toBe(3 * paths().length)
  expect(paths().filter(isProduct).length).toBeGreaterThan(1_000)
  const wrong = entries.filter(({ lastmod, 'xhtml:link': links }) => {
    const named = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))
    const areListed = Object.values(named).every((href) => addresses.has(href))
    const complete = Object.keys(named).sort().join() === 'en,pl,ru,x-default'
    const dated = !lastmod || Date.parse(lastmod) <= Date.now()
    return !(areListed && complete && dated && named['x-default'] === named.pl)
  })
  expect(wrong).toEqual([])
})

test(`every page of the sitemaps answers 200${isLong ? '' : ' in one language, products and vehicles by sample'}`, async () => {
  test.setTimeout(isLong ? 1_800_000 : 240_000)
  // A short run checks a few products and vehicles and all other pages, alternating languages; a long run all.
  const turns = entries.filter(
    ({ loc }, i) =>
      !isOfJourneys(loc) && (isLong || Math.floor(i / 3) % (isOneOfMany(loc) ? 144 : 3) === i % 3),
  )
  const answers = await forEach(turns, async ({ loc }) => ({ loc, status: await status(loc) }))
  expect(answers.length).toBeGreaterThan(entries.length / 144)
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
})

test('the results of a title search have one canonical address, without the number of the first page', async () => {
  const canonicalOf = async (path: string) => (await fetchHead(origin + path)).canonical[0]
  for (const path of ['/products/title/Szuter', '/products/title/Szuter/1'])
    expect(await canonicalOf(path), path).toBe(`${origin}/products/title/Szuter`)
  // without the number this address leads to the results of a size
  const size = '/products/title/195%2F80R15/1'
  expect(await canonicalOf(size)).toBe(origin + size)
})

test('a page has one title, one description, one canonical address, its languages and a picture to share', async () => {
  test.setTimeout(180_000)
  const heads = await sample()
  for (const language of languages) {
    const own = heads.filter((each) => each.language === language)
    for (const { path, head } of own) {
      const address = origin + at(language, path)
      expect(head, address).toMatchObject({
        status: 200,
        language,
        hidden: false,
        titles: [expect.stringMatching(/^\S.{4,}\S$/)],
        descriptions: [expect.stringMatching(/^\S.{30,}\S$/)],
        canonical: [address],
        alternates: {
          ...Object.fromEntries(languages.map((each) => [each, origin + at(each, path)])),
          'x-default': origin + path,
        },
        share: {
          'og:url': address,
          'og:type': path.startsWith('/news/') ? 'article' : 'website',
          'og:locale': expect.stringMatching(new RegExp(`^${language}_`)),
          'og:title': expect.stringMatching(/\S/),
          'og:description': expect.stringMatching(/\S/),
          'og:site_name': 'Trakt 4x4',
          'og:image': expect.stringContaining(`${origin}/media/og/`),
          'og:image:width': '1200',
          'og:image:height': '630',
          'twitter:card': 'summary_large_image',
        },
      })
    }
    for (const kind of ['titles', 'descriptions'] as const)
      expect(twice(own.map(({ path, head }) => ({ path, text: head[kind][0] ?? '' }))), kind).toEqual([])
  }
  const pictures = [...new Set(heads.map(({ head }) => head.share['og:image'] ?? ''))]
  for (const picture of pictures.filter((_, i) => i % 25 === 0)) {
    const response = await fetch(picture)
    expect(response.status, picture).toBe(200)
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('what pages say in JSON-LD is true to schema.org and enough for Google, and claims no rating', async () => {
  test.setTimeout(180_000)
  const types = new Set<string>()
  for (const { path, language, head } of await sample()) {
    const address = origin + at(language, path)
    const google = await Promise.all(head.documents.map(googleProblems))
    expect([...head.documents.flatMap((each) => schemaOrgProblems(each)), ...google.flat()], address).toEqual(
      [],
    )
    for (const document of head.documents) types.add(document['@type'])
    const all = JSON.stringify(head.documents)
    expect(all.split('"@context":"https://schema.org"').length - 1, address).toBe(head.documents.length)
    expect(all, address).not.toMatch(/aggregateRating|ratingValue|"review"/)
    const documentTypes = head.documents.map((document) => document['@type'])
    if (isProduct(path))
      expect(documentTypes, address).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
    if (isVehicle(path))
      expect(documentTypes, address).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
    if (path.startsWith('/news/'))
      expect(documentTypes, address).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']))
  }
  const { documents } = await fetchHead(`${origin}/wheels/filter/diameter=15&page=2`)
  for (const document of documents) {
    types.add(document['@type'])
    expect([...schemaOrgProblems(document), ...(await googleProblems(document))]).toEqual([])
  }
  expect([...types].sort()).toEqual([
    'AutoPartsStore',
    'BreadcrumbList',
    'DefinedTermSet',
    'ItemList',
    'NewsArticle',
    'Product',
  ])
})

test('the measure for JSON-LD is strict: it finds what is misspelt, misplaced, miswritten or missing', async () => {
  expect(schemaOrgProblems({ '@type': 'Tyre' })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'Product', nmae: 'x' })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'Product', price: '1.00' })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'Offer', availability: 'https://schema.org/Maybe' })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'NewsArticle', datePublished: '21.11.2026' })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'Product', offers: { '@type': 'Brand', name: 'x' } })).toHaveLength(1)
  expect(schemaOrgProblems({ '@type': 'Product', offers: { '@type': 'Offer', cost: 1 } })).toHaveLength(1)
  expect(await googleProblems({ '@type': 'Product', name: 'x' })).not.toEqual([])
  expect(await googleProblems({ '@type': 'NewsArticle', headline: 'x' })).toHaveLength(3)
})

/** Pages that share their text with another page. */
const twice = (pages: { path: string; text: string }[]) =>
  pages.filter(({ text }, i) => pages.findIndex((each) => each.text === text) !== i)

type Sampled = { path: string; language: (typeof languages)[number]; head: PageHead }
let sampled: Promise<Sampled[]> | undefined
/** All standing pages and news, some products and vehicles, each in all three languages. */
function sample(): Promise<Sampled[]> {
  const products = paths().filter((path) => isProduct(path) && !isOfJourneys(path))
  const vehicles = paths().filter(isVehicle)
  const pages = [
    ...paths().filter((path) => !isOneOfMany(path) && !isOfJourneys(path)),
    ...products.filter((_, i) => i % (isLong ? 40 : 240) === 0),
    ...vehicles.filter((_, i) => i % (isLong ? 1 : 60) === 0),
  ].flatMap((path) => languages.map((language) => ({ path, language })))
  sampled ??= forEach(pages, async (page) => ({
    ...page,
    head: await fetchHead(origin + at(page.language, page.path)),
  }))
  return sampled
}

test('results have one address whatever order they are asked in, and only what exists is offered to be found', async () => {
  const canonical: [requested: string, one: string][] = [
    ['/tires/filter/diameter=15&width=195&profile=80', '/tires/filter/width=195&profile=80&diameter=15'],
    [
      '/tires/filter/width=195&profile=80&diameter=15&sort=-price',
      '/tires/filter/width=195&profile=80&diameter=15',
    ],
    [
      '/tires/filter/width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000',
      '/tires/filter/width=195&profile=80&diameter=15&season=allseason',
    ],
    [
      '/en/wheels/filter/boltSpacing=5%C3%97139,7&diameter=15',
      '/en/wheels/filter/diameter=15&boltSpacing=5x139.7',
    ],
    [
      '/ru/spacer/filter/thickness=30&boltDistance=5x139.7',
      '/ru/spacer/filter/boltDistance=5x139.7&thickness=30',
    ],
  ]
  for (const [requested, one] of canonical) {
    const head = await fetchHead(origin + requested)
    expect(head.status, requested).toBe(200)
    expect(head.canonical, requested).toEqual([origin + one])
    expect(head.hidden, requested).toBe(false)
  }
  const titleOf = async (requested: string) => (await fetchHead(origin + requested)).titles[0]
  expect(await titleOf('/en/tires/filter/width=195&profile=80&diameter=15&inStock=yes')).not.toBe(
    await titleOf('/en/tires/filter/width=195&profile=80&diameter=15&inStock=no'),
  )
  // in the plural, as the products are
  expect(await titleOf('/tires/filter/width=195&profile=80&diameter=15&season=winter')).toContain('zimowe')
  const unfindable = [
    '/tires/filter/width=200&profile=80&diameter=15',
    '/tires/filter/width=195&profile=80&diameter=15&priceFrom=0&priceTo=350',
    '/tires/filter/width=abc',
    '/wheels/filter/diameter=15&color=pink',
    '/wheels/filter/diameter=15&page=99',
    '/products/title/jimny',
    '/products/title/nothing-like-this',
    '/tireDetail/999999',
    '/no-such-page',
    '/cart',
    '/orders',
    '/details',
    '/Payment',
    '/signIn',
    '/registration',
    '/reset-password',
  ]
  for (const path of unfindable) expect((await fetchHead(`${origin}/en${path}`)).hidden, path).toBe(true)
})

test('robots may see every public page, and are told where the sitemap is', async () => {
  const text = await (await fetch(`${origin}/robots.txt`)).text()
  const lines = text.split('\n').map((line) => line.split(': '))
  const of = (field: string) =>
    lines.filter(([name]) => name?.toLowerCase() === field).map(([, value = '']) => value)
  expect(of('sitemap')).toEqual([`${origin}/sitemap.xml`])
  expect(of('user-agent')).toEqual(['*'])
  const closed = of('disallow')
  for (const path of ['/cart', '/CreateOrder', '/orders', '/details', '/Payment', '/admin', '/create'])
    for (const language of languages) expect(closed).toContain(at(language, path))
  expect(closed).toContain('/api/')
  const shut = entries.filter(({ loc }) => closed.some((start) => new URL(loc).pathname.startsWith(start)))
  expect(shut).toEqual([])
})

test('the news have a feed in every language, and what it links to is there', async () => {
  for (const language of languages) {
    const { feeds } = await fetchHead(origin + at(language, '/allnews'))
    expect(feeds).toEqual([`${origin}/feeds/${language}.xml`])
    const { channel } = (await xml(`${origin}/feeds/${language}.xml`)).rss
    expect(channel.language).toBe(language)
    expect(channel.title).toBe(wordsOf(language)('seo.feedTitle'))
    expect(channel.item.length).toBeGreaterThanOrEqual(12)
    const links: string[] = channel.item.map((item: { link: string }) => item.link)
    const steady = links.filter((link) => !isOfJourneys(link))
    expect(steady.length).toBeGreaterThanOrEqual(demoNews.length)
    expect(new Set(links).size).toBe(links.length)
    for (const { title, pubDate, guid } of channel.item) {
      expect(title).toBeTruthy()
      expect(Date.parse(pubDate)).toBeLessThanOrEqual(Date.now())
      expect(links).toContain(guid['#text'])
    }
    expect([channel.link, ...links].filter((link) => !link.startsWith(origin + at(language, '/')))).toEqual(
      [],
    )
    const answers = await forEach([channel.link, ...steady], async (link) => ({
      link,
      status: await status(link),
    }))
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
  }
})
