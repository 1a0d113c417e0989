import pg from 'pg'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { productSorts } from '@/lib/catalog/product/sorts'
import { readResults } from '@/lib/catalog/results/address'
import { findResults } from '@/lib/catalog/results/queries'
import { searchTitles } from '@/lib/catalog/search/queries'
import { findAnswer } from '@/lib/catalog/search/reading/answer'
import { readQuestion } from '@/lib/catalog/search/reading/question'
import { loadVocabulary } from '@/lib/catalog/search/reading/vocabulary'
import { db, mainPool } from '@/lib/core/database/db'
import { migrate } from '@/local/postgres/migrations'
import { seedCatalogue } from '@/scripts/seed/seed'
import { startBenchServer } from './measuring/server'
import { measureDatabaseTime, recordStatements, type Statement } from './measuring/statements'
import { measureStreams } from './measuring/streams'
import { type Baseline, median, type Row, rowOf } from './rows'

const SIZES = [10_000, 100_000, 1_000_000] as const
const LARGE = 1_000_000
const LEAST_SIZES = 2_000
/** The database time that one statement of a results page may take over the small catalog, in ms. */
const LIMIT_MS = 10
/** The same over a larger catalog, in ms. */
const LARGE_LIMIT_MS = 30
/** The memory above the start that sitemaps and exports may need, in MB. */
const STREAM_LIMIT_MB = 30
const SAMPLED_SIZES = 60
const RUNS = 3
/** Of the usual bolt pattern, of another one, and with many stock sizes. */
const measuredCars = ['suzuki/jimny-jb74', 'toyota/hilux-4x4-an120-an130', 'ford/bronco-u725']

/** A page to measure. What is `bounded` must keep the limit: the whole page, its list alone, or nothing. */
type Page = { kind: string; type: ProductType; address: string; bounded: boolean | 'list' }
type Measured = { kind: string; statement: 'list' | 'facets' | 'search'; ms: number[]; bounded: boolean }

/**
 * Measures the database time of results pages and searches over 10,000, 100,000 and 1,000,000 products, and the memory
 * that sitemaps and exports need. PostgreSQL keeps its data in .data/bench for the next run. Every
 * bounded page and the memory have limits.
 */
export async function benchCatalogue(): Promise<Row[]> {
  // the addresses in sitemaps begin with it
  process.env.SHOP_ORIGIN ??= 'https://shop.example'
  const server = await startBenchServer('catalogue')
  const rows: Row[] = []
  try {
    for (const products of SIZES) rows.push(...(await measureAll(server.url, products)))
  } finally {
    await server.stop()
  }
  return rows
}

async function measureAll(serverUrl: string, products: number): Promise<Row[]> {
  const url = await prepareDatabase(serverUrl, products)
  process.env.DATABASE_URL = url
  const client = new pg.Client(url)
  await client.connect()
  try {
    const byKey = { text: 'SELECT * FROM product WHERE id = $1', values: [1] }
    const baseline = await measureDatabaseTime(client, byKey, RUNS)
    const measured: Measured[] = []
    for (const page of await pagesOf(client)) await measurePage(client, page, measured)
    await measureSearch(client, measured)
    const streams = await measureStreams()
    return [
      ...report(measured, products, { name: 'a row by its key', value: baseline }),
      ...streams.map(({ name, peakMb }) =>
        rowOf(`memory of ${name}, ${products} products`, peakMb, 'MB', null, peakMb < STREAM_LIMIT_MB),
      ),
    ]
  } finally {
    await client.end()
    await forgetConnection()
  }
}

/** A database with this many products; one from an earlier run is reused. */
async function prepareDatabase(serverUrl: string, products: number): Promise<string> {
  const name = `catalogue_${products}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (!rowCount) await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  await migrate(url.href)
  const { added, seconds } = await seedCatalogue(url.href, { products })
  console.log(
    `\n${products.toLocaleString('en')} products${added ? `, seeded in ${seconds.toFixed(0)} s` : ''}`,
  )
  return url.href
}

/** Closes the client, so that the next database gets a client of its own. */
async function forgetConnection(): Promise<void> {
  await db().$disconnect()
  await mainPool().end()
  for (const name of ['shopDatabase', 'shopMainPool']) Reflect.deleteProperty(globalThis, name)
}

type Size = { width: number; profile: number; diameter: number }

async function pagesOf(client: pg.Client): Promise<Page[]> {
  const { rows: sizes } = await client.query<Size>(
    `SELECT width, profile, diameter FROM product WHERE product_type = 'Tire' AND NOT in_archive
     GROUP BY 1, 2, 3 ORDER BY md5(width || '/' || profile || '/' || diameter)`,
  )
  if (sizes.length < LEAST_SIZES && (await isLarge(client)))
    throw new Error(`The catalogue has ${sizes.length} sizes; ${LEAST_SIZES} were promised.`)
  console.log(`${sizes.length.toLocaleString('en')} tire sizes on sale`)
  const sample = [{ width: 195, profile: 80, diameter: 15 }, ...sizes.slice(0, SAMPLED_SIZES)]
  const tires = sample.flatMap(({ width, profile, diameter }) => {
    const size = `width=${width}&profile=${profile}&diameter=${diameter}`
    return [
      page('tires of a size', 'Tire', `${size}&season=allseason&priceFrom=0&priceTo=2000`),
      page(
        '… with facets',
        'Tire',
        `${size}&protector=Bagno+XT&protector=B%C5%82oto+MT&price=300-400&inStock=yes`,
      ),
      page('… dearest first', 'Tire', `${size}&sort=-price`),
    ]
  })
  const { rows: hubs } = await client.query<{ diameter: number; pattern: string }>(
    `SELECT DISTINCT diameter, bolt_pattern AS pattern FROM product WHERE product_type = 'Wheel' AND NOT in_archive`,
  )
  const wheels = hubs.flatMap(({ diameter, pattern }) => {
    const fits = `diameter=${diameter}&boltSpacing=${pattern}`
    return [
      page('wheels for a hub', 'Wheel', fits),
      page('… with facets', 'Wheel', `${fits}&color=black&typeOfWheel=alloy&inStock=yes`),
    ]
  })
  const { rows: patterns } = await client.query<{ pattern: string }>(
    `SELECT DISTINCT bolt_pattern AS pattern FROM product WHERE product_type = 'Spacer' AND NOT in_archive`,
  )
  const spacers = patterns.flatMap(({ pattern }) => [
    page('spacers for a hub', 'Spacer', `boltDistance=${pattern}`),
    page('… of a mounting', 'Spacer', `boltDistance=${pattern}&mounting=bolt-on`),
  ])
  const broad = [
    page('wheels of a diameter', 'Wheel', 'diameter=15', false),
    page('all-season tires', 'Tire', 'season=allseason', false),
    page('… the hundredth page', 'Tire', 'season=allseason&page=100', false),
    page('all tires, the last page', 'Tire', 'page=400', false),
    page('wheels in stock', 'Wheel', 'inStock=yes', false),
    page('spacers in stock', 'Spacer', 'inStock=yes', false),
  ]
  // a car takes a third of all tires, so that their facets grow with the catalog
  const cars = productTypes.flatMap((type) =>
    measuredCars.map((path) => page('what fits a car', type, `vehicle=${path}`, 'list')),
  )
  return [...tires, ...wheels, ...spacers, ...cars, ...broad]
}

const page = (kind: string, type: ProductType, address: string, bounded: Page['bounded'] = true): Page => ({
  kind: `${type.toLowerCase()}: ${kind}`,
  type,
  address,
  bounded,
})

async function isLarge(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ large: boolean }>(`SELECT count(*) >= ${LARGE} AS large FROM product`)
  return rows[0]?.large ?? false
}

async function measurePage(client: pg.Client, { kind, type, address, bounded }: Page, into: Measured[]) {
  const { query, problems } = readResults(type, address)
  if (problems.length) throw new Error(`The address ${address} has a problem: ${problems[0]?.code}`)
  const statements = (await recordStatements(() => findResults(query))).filter(isOfProducts)
  const [list, facets] = [statements.find(isList), statements.find((statement) => !isList(statement))]
  if (!list || !facets || statements.length !== 2)
    throw new Error(
      `A results page took ${statements.length} statements instead of a list and a facet query.`,
    )
  for (const [statement, sent] of [['list', list] as const, ['facets', facets] as const]) {
    const ms = await measureDatabaseTime(client, sent, RUNS)
    const entry = into.find((each) => each.kind === kind && each.statement === statement)
    if (entry) entry.ms.push(ms)
    else into.push({ kind, statement, ms: [ms], bounded: bounded === true || bounded === statement })
  }
}

/** A list for a car reads the car first, by its path. */
const isOfProducts = ({ text }: Statement) => !/\bfrom "vehicle"/i.test(text)
const isList = ({ text }: Statement) => /\blimit\b/i.test(text)

/** Words that few titles have, many, and nearly all; with typos, in Cyrillic, and two that no title has together. */
const questions = [
  '195/80R15',
  'Bagno 195/80 R15',
  'szutre at',
  'trakt',
  'opona bagno',
  'багно',
  'felga stalowa',
  'przykręcany at',
]
const sortedQuestion = 'trakt'
/** Questions that are answered by lists. */
const answeredQuestions = [
  'opony do jimny na błoto',
  'zimowe 195/80 r15 do 400 zł',
  'czarne stalówki 15 cali',
]

async function measureSearch(client: pg.Client, into: Measured[]): Promise<void> {
  const searches = [
    ...questions.map((question) => ({ question, paging: {} })),
    ...productSorts.map((sort) => ({ question: sortedQuestion, paging: { sort } })),
    { question: sortedQuestion, paging: { page: 200 } },
  ]
  for (const { question, paging } of searches) {
    const statements = await recordStatements(() =>
      searchTitles(question, { page: 1, pageSize: 24, ...paging }),
    )
    let ms = 0
    for (const statement of statements) ms += await measureDatabaseTime(client, statement, RUNS)
    const how = Object.entries(paging).join(' ')
    into.push({ kind: `search: ${question} ${how}`.trim(), statement: 'search', ms: [ms], bounded: false })
  }
  const vocabulary = await loadVocabulary()
  for (const question of answeredQuestions) {
    const statements = await recordStatements(async () =>
      findAnswer(await readQuestion(question, vocabulary)),
    )
    let ms = 0
    for (const statement of statements) ms += await measureDatabaseTime(client, statement, RUNS)
    into.push({ kind: `answer: ${question}`, statement: 'search', ms: [ms], bounded: false })
  }
}

const IN_TABLE = [
  'search: szutre at, search',
  'search: trakt, search',
  'answer: opony do jimny na błoto, search',
  'tire: all-season tires, facets',
  'tire: what fits a car, list',
  'tire: what fits a car, facets',
  'wheel: what fits a car, list',
]

/** Prints every kind of page; the table gets the slowest of the bounded ones, and some of the others. */
function report(measured: Measured[], products: number, baseline: Baseline): Row[] {
  const limit = products === SIZES[0] ? LIMIT_MS : LARGE_LIMIT_MS
  const shown = (ms: number) => ms.toFixed(2).padStart(9)
  console.log('Database time in ms, planning included, median and most')
  let slowest = 0
  for (const { kind, statement, ms, bounded } of measured) {
    const most = Math.max(...ms)
    if (bounded) slowest = Math.max(slowest, most)
    const verdict = bounded ? (most < limit ? '' : '  TOO SLOW') : '  (no limit)'
    console.log(`${`${kind}, ${statement}`.padEnd(44)}${shown(median(ms))}${shown(most)}${verdict}`)
  }
  const named = measured.filter(({ kind, statement }) => IN_TABLE.includes(`${kind}, ${statement}`))
  return [
    rowOf(`slowest list or facets, ${products} products`, slowest, 'ms', baseline, slowest < limit),
    ...named.map(({ kind, statement, ms }) =>
      rowOf(`${kind}, ${statement}, ${products} products`, median(ms), 'ms', baseline),
    ),
  ]
}
