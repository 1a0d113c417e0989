import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { toGrosze } from '@/lib/platform/values/money'
import { readResults } from './address'
import { countFacets, foldFacetCounts } from './facet-counts'
import { type FacetName, priceRanges } from './parameters'

const JIMNY = 'width=195&profile=80&diameter=15'
const facetsOf = (type: ProductType, address: string) => countFacets(readResults(type, address).query)

afterAll(() => db().$disconnect())

test.each<[ProductType, string, FacetName, string[]]>([
  ['Tire', JIMNY, 'season', ['summer', 'winter', 'allseason']],
  ['Tire', JIMNY, 'use', ['road', 'all-terrain', 'rugged', 'mud', 'studded']],
  ['Tire', JIMNY, 'snow', ['snowflake', 'mud-and-snow']],
  ['Tire', JIMNY, 'atLeast', ['4']],
  ['Wheel', 'diameter=15&boltSpacing=5x139.7', 'centralBoreDiameter', ['98', '108']],
  ['Wheel', 'diameter=15&boltSpacing=5x139.7', 'maxLoad', ['800', '900']],
  ['Spacer', 'boltDistance=5x139.7', 'hubBore', ['98', '108']],
  ['Spacer', 'boltDistance=5x114.3', 'thread', ['1/2-20 UNF', 'M12x1.5']],
])('the demo catalog can be narrowed: %s %s by %s', async (type, address, facet, values) => {
  const { facets, total } = await facetsOf(type, address)
  const offered = facets.find(({ name }) => name === facet)?.values ?? []
  expect(offered.map(({ value }) => value)).toEqual(values)
  for (const { count } of offered) {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(total)
  }
})

test('a tread pattern says what its tires are made for', async () => {
  const { facets } = await facetsOf('Tire', JIMNY)
  const treads = facets.find(({ name }) => name === 'protector')?.values ?? []
  const purposeOf = (tread: string) => treads.find(({ value }) => value === tread)?.use
  expect([purposeOf('Błoto MT'), purposeOf('Szuter AT')]).toEqual(['mud', 'all-terrain'])
  expect(facets.find(({ name }) => name === 'season')?.values.every((value) => !('use' in value))).toBe(true)
})

test('a value that was chosen counts its own products, and so does the next one', async () => {
  const one = await facetsOf('Tire', `${JIMNY}&protector=Bagno+XT`)
  const both = await facetsOf('Tire', `${JIMNY}&protector=Bagno+XT&protector=B%C5%82oto+MT`)
  const countIn = ({ facets }: typeof one, tread: string) =>
    facets.find(({ name }) => name === 'protector')?.values.find(({ value }) => value === tread)?.count
  expect(countIn(one, 'Bagno XT')).toBe(one.total)
  expect(countIn(one, 'Błoto MT')).toBe(both.total - one.total)
  expect(countIn(both, 'Bagno XT')).toBe(one.total)
})

/** Combinations of facet values whose count differs from that of the products, and how many rows the counts have. */
async function compareCounts() {
  const { rows } = await sql<{ wrong: number; rows: number; combinations: number }>`
    WITH counted AS (
      SELECT (to_jsonb(facet_count) - 'id' - 'products')::text AS combination, products FROM facet_count
      UNION ALL
      SELECT (to_jsonb(facet_values(product)) - 'id' - 'products')::text, -1 FROM product WHERE NOT in_archive
    ), summed AS (
      SELECT combination, sum(products) AS difference FROM counted GROUP BY 1
    )
    SELECT count(*) FILTER (WHERE difference <> 0) AS wrong, (SELECT count(*) FROM facet_count) AS rows,
      (SELECT count(DISTINCT facet_values(product)) FROM product WHERE NOT in_archive) AS combinations
    FROM summed`.execute(query())
  return rows[0]
}

test('what is counted ahead stays true after every kind of write, and folding changes only the number of rows', async () => {
  expect(await compareCounts()).toMatchObject({ wrong: 0 })
  const [first, second, third] = await db().product.findMany({
    where: { productType: 'Tire', inArchive: false, quantityInStock: { gt: 4 } },
    take: 3,
  })
  if (!first || !second || !third) throw new Error('The demo catalog has fewer tires than the test needs')
  const { id, soldOut, searchTitle, overallDiameter, speedKmh, studMm, facetKey, sku, ...copied } = first
  const write = async (data: object) => {
    await db().product.update({ where: { id }, data })
    expect(await compareCounts(), JSON.stringify(data)).toMatchObject({ wrong: 0 })
  }
  await write({ quantityInStock: 3 })
  await write({ quantityInStock: 0 })
  await write({ priceGrosze: 100_000 })
  await write({ season: 'winter', use: null })
  await write({ inArchive: true })
  await write({ inArchive: false, protector: 'Nowy', manufacturer: 'Inny' })
  await db().product.updateMany({
    where: { productType: 'Wheel' },
    data: { priceGrosze: 99_900, maxLoad: 777 },
  })
  const added = await db().product.createManyAndReturn({
    data: [copied, copied, { ...copied, inArchive: true }],
  })
  expect(await compareCounts()).toMatchObject({ wrong: 0 })
  await db().product.deleteMany({ where: { id: { in: added.map((product) => product.id) } } })
  await query()
    .insertInto('facetCount')
    .columns(['productType', 'priceGrosze', 'quantityInStock', 'soldOut', 'products'])
    .expression(
      sql`SELECT 'Spacer'::product_type, 0, 1, false, n FROM generate_series(1, 1001) AS i, unnest(ARRAY[-1, 1]) AS n`,
    )
    .execute()
  await foldFacetCounts()
  const folded = await compareCounts()
  expect(folded).toMatchObject({ wrong: 0, rows: folded?.combinations })
})

test('the database knows the ranges of the price facet', async () => {
  for (const type of productTypes) {
    const { rows } = await sql<{
      steps: number[]
    }>`SELECT facet_price_steps(${type}::product_type) AS steps`.execute(query())
    expect(rows[0]?.steps).toEqual(priceRanges[type].map(({ from }) => toGrosze(from)))
  }
})
