import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { ProductType } from '@/lib/catalog/product/schema'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { db } from '@/lib/platform/database/db'
import { locales } from '@/lib/platform/i18n/routing'
import { filterPaths, readResults } from '@/lib/storefront/results/address'
import { combinationsOnSale, countProducts } from '@/lib/storefront/results/queries'
import { suggestionsFile } from './queries'

afterAll(() => db().$disconnect())

test.each(locales)(
  'the file of %s has the whole demo catalog and all vehicles within 25 kB',
  async (locale) => {
    const file = await suggestionsFile(locale)
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(25_000)
    expect(file.cars).toHaveLength((await listVehicles()).length)
    const sizes = await combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
    expect(file.lists.Tire).toHaveLength(sizes.length)
    expect(file.lists.Wheel.length).toBeGreaterThan(10)
    expect(file.lists.Spacer.length).toBeGreaterThan(10)
    expect(file.lists.tread.map(([text]) => text)).toContain('Błoto MT')
  },
)

test('every size and pattern leads to a list that has products', async () => {
  const { lists } = await suggestionsFile('en')
  const queries = (['Tire', 'Wheel', 'Spacer', 'tread'] as const).flatMap((kind) => {
    const type: ProductType = kind === 'tread' ? 'Tire' : kind
    return lists[kind].map(([, path]) => {
      expect(path.startsWith(`${filterPaths[type]}/`)).toBe(true)
      const { query, problems } = readResults(type, decodeURIComponent(path.split('/').at(-1) ?? ''))
      expect(problems).toEqual([])
      return query
    })
  })
  const counts = await countProducts(queries)
  expect(counts.length).toBeGreaterThan(50)
  expect(counts.every((count) => count > 0)).toBe(true)
})

test.each([
  ['Tire', ['width', 'profile', 'diameter']],
  ['Wheel', ['diameter', 'boltPattern', 'width']],
  ['Spacer', ['boltPattern', 'thickness']],
] as const)(
  'the combinations of %s are those of its products, with what is sold out',
  async (type, columns) => {
    const products = await db().product.findMany({ where: { productType: type, inArchive: false } })
    const inStock = new Map<string, boolean>()
    for (const product of products) {
      const key = columns.map((column) => product[column]).join(' ')
      inStock.set(key, (inStock.get(key) ?? false) || product.quantityInStock > 0)
    }
    const found = await combinationsOnSale<(typeof columns)[number]>(type, columns)
    expect(
      new Map(found.map((row) => [columns.map((column) => row[column]).join(' '), !row.soldOut])),
    ).toEqual(inStock)
  },
)

test('a size of which nothing is left stands behind all that are in stock', async () => {
  const [first] = (await suggestionsFile('pl')).lists.Tire
  const { single } = readResults('Tire', first?.[1].split('/').at(-1) ?? '').query
  const size = {
    width: Number(single.width),
    profile: Number(single.profile),
    diameter: Number(single.diameter),
  }
  await db().product.updateMany({ where: { productType: 'Tire', ...size }, data: { quantityInStock: 0 } })
  const { Tire } = (await suggestionsFile('pl')).lists
  const soldOut = (await combinationsOnSale('Tire', ['width', 'profile', 'diameter'])).filter(
    (row) => row.soldOut,
  )
  expect(Tire.findIndex(([text]) => text === first?.[0])).toBeGreaterThanOrEqual(Tire.length - soldOut.length)
})
