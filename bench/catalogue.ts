import pg from 'pg'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { productSorts } from '@/lib/catalog/product/sorts'
import { readResults } from '@/lib/storefront/results/address'
import { findResults } from '@/lib/storefront/results/queries'
import { searchTitles } from '@/lib/storefront/search/queries'
import { findAnswer } from '@/lib/storefront/search/reading/answer'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'
import { withDatabase } from './measuring/database'
import { measureDatabaseTime, recordStatements, type Statement } from './measuring/statements'
import { type Baseline, median, type Row, rowOf } from './rows'

const PRODUCTS = Number(process.env.PRODUCTS ?? 1_000_000)
/** The database time that one statement of a bounded page may take, in ms. */
const LIMIT_MS = 30
const SAMPLED_SIZES = 60
const RUNS = 3
/** Of the usual bolt pattern, of another one, and with many stock sizes. */
const measuredCars = ['suzuki/jimny-jb74', 'toyota/hilux-4x4-an120-an130', 'ford/bronco-u725']

/** A page to measure. What is `bounded` must keep the limit: the whole page, its list alone, or nothing. */
type Page = { kind: string; type: ProductType; address: string; bounded: boolean | 'list' }
type Measured = { kind: string; statement: 'list' | 'facets' | 'search'; ms: number[]; bounded: boolean }

/** Measures the database time of results pages and searches over a million products (PRODUCTS). */
export const benchCatalogue = (): Promise<Row[]> =>
  withDatabase(`catalogue_${PRODUCTS}`, measureCatalogue, { products: PRODUCTS })

async function measureCatalogue(url: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const byKey = { text: 'SELECT * FROM product WHERE id = $1', values: [1] }
    const baseline = await measureDatabaseTime(client, byKey, RUNS)
    const measured: Measured[] = []
    for (const page of await pagesOf(client)) await measurePage(client, page, measured)
    await measureSearch(client, measured)
    return report(measured, { name: 'a row by its key', value: baseline })
  } finally {
    await client.end()
  }
}

type Size = { width: number; profile: number; diameter: number }

async function pagesOf(client: pg.Client): Promise<Page[]> {
  const { rows: sizes } = await client.query<Size>(
    `SELECT width, profile, diameter FROM product WHERE product_type = 'Tire' AND NOT in_archive
     GROUP BY 1, 2, 3 ORDER BY md5(width || '/' || profile || '/' || diameter)`,
  )
  const sample = [{ width: 195, profile: 80, diameter: 15 }, ...sizes.slice(0, SAMPLED_SIZES)]
  const tires = sample.flatMap(({ width, profile, diameter }) => {
    const size = `width=${width}&profile=${profile}&diameter=${diameter}`
    return [
      page('tires of a size', 'Tire', `${size}&season=allseason&priceFrom=0&priceTo=2000`),
      page('… with facets', 'Tire', `${size}&protector=Bagno+XT&protector=B%C5%82oto+MT&price=300-400`),
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
    page('all tires, the last page', 'Tire', 'page=400', false),
  ]
  // a car takes a third of all tires, so that their facets grow with the catalog
  const cars = measuredCars.flatMap((path) => [
    ...productTypes.map((type) => page('what fits a car', type, `vehicle=${path}`, 'list')),
    page('what fits a car, of a width', 'Tire', `vehicle=${path}&width=235`, 'list'),
  ])
  return [...tires, ...wheels, ...spacers, ...cars, ...broad]
}

const page = (kind: string, type: ProductType, address: string, bounded: Page['bounded'] = true): Page => ({
  kind: `${type.toLowerCase()}: ${kind}`,
  type,
  address,
  bounded,
})

async function measurePage(client: pg.Client, asked: Page, into: Measured[]) {
  const { type, address } = asked
  const { query, problems } = readResults(type, address)
  if (problems.length) throw new Error(`The address ${address} has a problem: ${problems[0]?.code}`)
  const statements = (await recordStatements(() => findResults(query))).filter(isOfProducts)
  const facets = statements.filter(({ text }) => text.includes('combination'))
  const list = statements.filter((statement) => !facets.includes(statement))
  if (facets.length !== 1 || list.length < 1 || list.length > 2)
    throw new Error(`A results page took ${statements.length} statements, and not a list and its facets.`)
  // what is put in the order of the verdict is read before its page
  const isJudged = list.length === 2
  const kind = isJudged ? `${asked.kind}, by the verdict` : asked.kind
  for (const [statement, sent] of [['list', list] as const, ['facets', facets] as const]) {
    let ms = 0
    for (const each of sent) ms += await measureDatabaseTime(client, each, RUNS)
    const entry = into.find((each) => each.kind === kind && each.statement === statement)
    if (entry) entry.ms.push(ms)
    else {
      const bounded = asked.bounded === true || (asked.bounded === statement && !isJudged)
      into.push({ kind, statement, ms: [ms], bounded })
    }
  }
}

/** A list for a car reads the car first, by its path. */
const isOfProducts = ({ text }: Statement) => !/\bfrom "vehicle"/i.test(text)

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
/** Questions that are answered by lists. */
const answeredQuestions = [
  'opony do jimny na błoto',
  'zimowe 195/80 r15 do 400 zł',
  'czarne stalówki 15 cali',
]

async function measureSearch(client: pg.Client, into: Measured[]): Promise<void> {
  const measure = async (kind: string, work: () => Promise<unknown>) => {
    let ms = 0
    for (const statement of await recordStatements(work))
      ms += await measureDatabaseTime(client, statement, RUNS)
    into.push({ kind, statement: 'search', ms: [ms], bounded: false })
  }
  const searches = [
    ...questions.map((question) => ({ question, paging: {} })),
    ...productSorts.map((sort) => ({ question: 'trakt', paging: { sort } })),
    { question: 'trakt', paging: { page: 200 } },
  ]
  for (const { question, paging } of searches)
    await measure(`search: ${question} ${Object.entries(paging).join(' ')}`.trim(), () =>
      searchTitles(question, { page: 1, pageSize: 24, ...paging }),
    )
  const vocabulary = await loadVocabulary()
  for (const question of answeredQuestions)
    await measure(`answer: ${question}`, async () => findAnswer(await readQuestion(question, vocabulary)))
}

const IN_TABLE = [
  'search: szutre at, search',
  'search: trakt, search',
  'answer: opony do jimny na błoto, search',
  'tire: all-season tires, facets',
  'tire: what fits a car, list',
  'tire: what fits a car, of a width, by the verdict, list',
  'tire: what fits a car, facets',
  'wheel: what fits a car, list',
]

/** Prints every kind of page; the table gets the slowest of the bounded ones, and some of the others. */
function report(measured: Measured[], baseline: Baseline): Row[] {
  const shown = (ms: number) => ms.toFixed(2).padStart(9)
  console.log('Database time in ms, planning included, median and most')
  let slowest = 0
  for (const { kind, statement, ms, bounded } of measured) {
    const most = Math.max(...ms)
    if (bounded) slowest = Math.max(slowest, most)
    const verdict = bounded ? (most < LIMIT_MS ? '' : '  TOO SLOW') : '  (no limit)'
    console.log(`${`${kind}, ${statement}`.padEnd(44)}${shown(median(ms))}${shown(most)}${verdict}`)
  }
  const named = measured.filter(({ kind, statement }) => IN_TABLE.includes(`${kind}, ${statement}`))
  return [
    rowOf(`slowest list or facets, ${PRODUCTS} products`, slowest, 'ms', baseline, slowest < LIMIT_MS),
    ...named.map(({ kind, statement, ms }) =>
      rowOf(`${kind}, ${statement}, ${PRODUCTS} products`, median(ms), 'ms', baseline),
    ),
  ]
}
