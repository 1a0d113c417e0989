import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { type Product, type ProductType, productTypes, type Tire } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { toGrosze } from '@/lib/platform/values/money'
import {
  PAGE_SIZE,
  queryFor,
  type ResultsQuery,
  readResults,
  resultsQueryString,
  withPage,
  withToggled,
} from './address'
import { SpacerListQuery, TireListQuery, WheelListQuery } from './list-query'
import { type FacetName, facetsOf, priceRanges } from './parameters'
import { countProducts, findResults, isWorthFinding, listProducts } from './queries'

const JIMNY = 'width=195&profile=80&diameter=15'
const query = (type: ProductType, address: string) => readResults(type, address).query
const results = (type: ProductType, address: string) => findResults(query(type, address))

afterAll(() => db().$disconnect())

/** Every product on sale, read as the API lists them: what facets are held against. */
const onSale: Record<ProductType, Product[]> = { Tire: [], Wheel: [], Spacer: [] }
beforeAll(async () => {
  for (const type of productTypes)
    for (let page = 1; ; page++) {
      const { products } = await listProducts(withPage(queryFor(type, {}), page), 100)
      onSale[type].push(...products)
      if (products.length < 100) break
    }
})

function mountingOf(title: string): string {
  return title.includes('przykręcany') ? 'bolt-on' : 'slip-on'
}

function snowSignOf({ snowflake, mudAndSnow }: Tire): string | undefined {
  if (snowflake) return 'snowflake'
  return mudAndSnow ? 'mud-and-snow' : undefined
}

/** The value that a product has in a facet, said without SQL. */
function facetValue(product: Product, facet: FacetName): string | undefined {
  if (facet === 'inStock') return product.quantityInStock > 0 ? 'yes' : 'no'
  if (facet === 'price')
    return priceRanges[product.productType].find(
      ({ from, to }) =>
        product.priceGrosze >= toGrosze(from) && (to === null || product.priceGrosze < toGrosze(to)),
    )?.value
  if (facet === 'mounting') return mountingOf(product.title)
  if (facet === 'atLeast') return product.quantityInStock >= 4 ? '4' : undefined
  if (facet === 'snow') return product.productType === 'Tire' ? snowSignOf(product) : undefined
  const value = (product as unknown as Record<string, unknown>)[facet]
  return value === null || value === undefined || value === '' ? undefined : String(value)
}

function passes(product: Product, { single, facets }: ResultsQuery): boolean {
  const fields = product as unknown as Record<string, unknown>
  const asked = Object.entries(single).every(([name, value]) => {
    if (name === 'priceFrom') return product.priceGrosze >= toGrosze(Number(value))
    if (name === 'priceTo') return product.priceGrosze <= toGrosze(Number(value))
    return String(fields[name]) === value
  })
  return (
    asked &&
    Object.entries(facets).every(([facet, values]) => {
      const own = facetValue(product, facet as FacetName)
      return own !== undefined && values.includes(own)
    })
  )
}

const finders: Record<ProductType, string[]> = {
  Tire: [JIMNY, `${JIMNY}&priceFrom=0&priceTo=400`, 'width=265', '', `${JIMNY}&icVc=96Q`],
  Wheel: ['diameter=15', 'diameter=15&boltSpacing=5x139.7', '', 'boltSpacing=6x139.7'],
  Spacer: ['boltDistance=5x139.7', '', 'boltDistance=6x139.7&priceFrom=100'],
}

const choice = fc.constantFrom<ProductType>('Tire', 'Wheel', 'Spacer').chain((type) =>
  fc.record({
    type: fc.constant(type),
    finder: fc.constantFrom(...finders[type]),
    picks: fc.array(fc.tuple(fc.nat(facetsOf(type).length - 1), fc.nat(200)), { maxLength: 6 }),
    click: fc.tuple(fc.nat(facetsOf(type).length - 1), fc.nat(200)),
  }),
)

test('for random choices each count is that of the products with the value that all other facets leave', async () => {
  await fc.assert(
    fc.asyncProperty(choice, async ({ type, finder, picks, click }) => {
      const whole = await results(type, finder)
      let asked = query(type, finder)
      for (const [facet, value] of picks) {
        const offered = whole.facets[facet]
        const pick = offered?.values[value % Math.max(1, offered.values.length)]
        if (offered && pick) asked = withToggled(asked, offered.name, pick.value)
      }
      const found = await findResults(asked)
      expect(found.total).toBe(onSale[type].filter((product) => passes(product, asked)).length)
      for (const { name, values } of found.facets) {
        const others = { ...asked, facets: { ...asked.facets, [name]: undefined } }
        const reachable = onSale[type].filter((product) => passes(product, withoutUndefined(others)))
        for (const { value, count, chosen } of values) {
          expect(count, `${name}=${value}`).toBe(
            reachable.filter((p) => facetValue(p, name) === value).length,
          )
          expect(chosen).toBe(asked.facets[name]?.includes(value) ?? false)
        }
      }
      // one of them is really clicked
      const clicked = found.facets[click[0]]
      const value = clicked?.values[click[1] % Math.max(1, clicked.values.length)]
      if (clicked && value) {
        const toggled = withToggled(asked, clicked.name, value.value)
        const after = await everyPage(toggled)
        expect(after).toHaveLength(onSale[type].filter((product) => passes(product, toggled)).length)
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

function withoutUndefined(
  asked: { facets: Record<string, unknown> } & Omit<ResultsQuery, 'facets'>,
): ResultsQuery {
  const facets = Object.fromEntries(Object.entries(asked.facets).filter(([, values]) => values !== undefined))
  return { ...asked, facets: facets as ResultsQuery['facets'] }
}

async function everyPage(asked: ResultsQuery): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; ; page++) {
    const found = await findResults(withPage(asked, page))
    products.push(...found.products)
    if (page >= found.pages) return products
  }
}

test('a results page takes one list query and one facet query, whatever is chosen', async () => {
  for (const [type, address] of [
    ['Tire', `${JIMNY}&season=allseason&priceFrom=0&priceTo=2000`],
    ['Tire', `${JIMNY}&protector=Bagno+XT&price=300-400&inStock=yes&sort=-price&page=2`],
    ['Wheel', 'diameter=15&boltSpacing=5x139.7&color=black&offset=0&width=7'],
    ['Tire', `${JIMNY}&season=winter&use=studded&use=mud&snow=snowflake&atLeast=4`],
    ['Spacer', 'boltDistance=5x139.7&mounting=bolt-on&thickness=30&hubBore=108&thread=M12x1.25'],
  ] as const)
    expect(await recordStatements(() => results(type, address))).toHaveLength(2)
})

test('a list has the asked order, and pages of twenty-four unless another size is asked for', async () => {
  const { products, pages, total } = await results('Tire', JIMNY)
  expect(products).toHaveLength(PAGE_SIZE)
  expect(pages).toBe(Math.ceil(total / PAGE_SIZE))
  const isSoldOut = ({ quantityInStock }: Product) => Number(quantityInStock === 0)
  const compare: Record<string, (a: Product, b: Product) => number> = {
    '': (a, b) => isSoldOut(a) - isSoldOut(b) || a.priceGrosze - b.priceGrosze,
    price: (a, b) => a.priceGrosze - b.priceGrosze,
    '-price': (a, b) => b.priceGrosze - a.priceGrosze,
    '-stock': (a, b) => b.quantityInStock - a.quantityInStock,
  }
  for (const [sort, inOrder] of Object.entries(compare)) {
    const list = await listProducts(query('Tire', `${JIMNY}&sort=${sort}`), 100)
    expect(list.products).toEqual(list.products.toSorted(inOrder))
    expect([list.total, list.products.length]).toEqual([total, Math.min(total, 100)])
  }
  const byTitle = await db().product.findMany({
    where: { productType: 'Tire', inArchive: false, width: 195, profile: 80, diameter: 15 },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    take: PAGE_SIZE,
  })
  const titled = await results('Tire', `${JIMNY}&sort=title`)
  expect(titled.products.map(({ id }) => id)).toEqual(byTitle.map(({ id }) => id))
})

test.each([
  ['Tire', TireListQuery, { width: '195,0', profile: '80', diameter: '15', priceTo: '600', protector: '0' }],
  ['Wheel', WheelListQuery, { diameter: '15', boltSpacing: '5×139,7', width: '7', priceFrom: '' }],
  [
    'Spacer',
    SpacerListQuery,
    { boltDistance: '5x139.7', thickness: '30', mounting: 'bolt-on', atLeast: '4' },
  ],
] as const)('a call for a list of %ss finds what a results page finds', async (type, schema, values) => {
  const asked = schema.parse({ ...values, pageSize: '24', sort: 'price' })
  const list = await listProducts(asked.query, asked.pageSize)
  const found = await results(type, `${new URLSearchParams(values)}&sort=price`)
  expect(list).toEqual({ products: found.products, total: found.total })
  expect(found.total).toBe(onSale[type].filter((product) => passes(product, asked.query)).length)
  expect(await countProducts([asked.query, queryFor(type, {})])).toEqual([found.total, onSale[type].length])
})

test('a call for a list is told which number is none, and finds nothing for a word that no product has', async () => {
  const issues = TireListQuery.safeParse({ width: 'abc', priceTo: '-1', page: '0', sort: 'cheap' }).error
    ?.issues
  expect(issues?.map(({ path, message }) => [path[0], message]).sort()).toEqual([
    ['page', 'out_of_range'],
    ['priceTo', 'invalid_number'],
    ['sort', 'unknown_value'],
    ['width', 'invalid_number'],
  ])
  const { query: banana } = WheelListQuery.parse({ boltSpacing: 'banana' })
  const { query: spring } = TireListQuery.parse({ season: 'spring' })
  expect(await countProducts([banana, spring])).toEqual([0, 0])
})

describe('search engines', () => {
  const worthFinding = async (type: ProductType, address: string) => {
    const read = readResults(type, address)
    return isWorthFinding(read, await findResults(read.query))
  }
  test('may list a result with products', async () => {
    expect(await worthFinding('Tire', JIMNY)).toBe(true)
    expect(await worthFinding('Tire', `${JIMNY}&priceFrom=0&priceTo=2000`)).toBe(true)
    expect(await worthFinding('Spacer', 'boltDistance=5x139.7&mounting=bolt-on')).toBe(true)
  })
  test.each<[string, ProductType, string]>([
    ['a size that does not exist', 'Tire', 'width=995&profile=80&diameter=15'],
    [
      'a tread that nobody makes beside one that somebody does',
      'Tire',
      `${JIMNY}&protector=Bagno+XT&protector=Nikt`,
    ],
    ['a parameter that is none', 'Tire', `${JIMNY}&utm_source=x`],
    ['a page past the end', 'Tire', `${JIMNY}&page=999`],
    ['a width that is no number', 'Wheel', 'diameter=15&width=abc'],
    ['prices that the finder does not open with', 'Tire', `${JIMNY}&priceFrom=1`],
    ['an upper price alone', 'Tire', `${JIMNY}&priceTo=1999`],
    ['words of titles', 'Tire', `${JIMNY}&title=opona`],
  ])('are kept from %s', async (_, type, address) => {
    expect(await worthFinding(type, address)).toBe(false)
  })
})

test('whatever stands in an address, the database answers', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      "'; DROP TABLE product; --",
      '9999999',
      '9999999.999',
      '-999',
      '\0',
      '%',
      '1e309',
      'NaN',
      '\ud800',
    ),
  )
  const names = [
    'width',
    'priceFrom',
    'priceTo',
    'protector',
    'offset',
    'boltSpacing',
    'thickness',
    'hubBore',
    'maxLoad',
    'thread',
    'page',
    'icVc',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<ProductType>('Tire', 'Wheel', 'Spacer'),
      fc.array(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 6 }),
      async (type, pairs) => {
        const { query } = readResults(type, new URLSearchParams(pairs).toString())
        const found = await findResults(query)
        expect(found.products.length).toBeLessThanOrEqual(PAGE_SIZE)
        expect(resultsQueryString(query).length).toBeLessThan(4_000)
      },
    ),
    { numRuns: 60 },
  )
})
