import { beforeAll, describe, expect, test } from 'vitest'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { type Product, productTypes } from '@/lib/catalog/product/schema'
import { queryFor, readResults } from '@/lib/catalog/results/address'
import { findResults, listProducts } from '@/lib/catalog/results/queries'
import { judge } from '@/lib/fitment/judge/judge'
import type { Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { listVehicles } from '@/lib/fitment/vehicles/queries'

let onSale: Product[]
let vehicles: Vehicle[]
beforeAll(async () => {
  onSale = (await selectProducts().where('inArchive', '=', false).execute()).map(toProduct)
  vehicles = await listVehicles()
})

const idsFor = async (type: Product['productType'], path: string) => {
  const { products } = await listProducts(queryFor(type, { vehicle: path }), onSale.length)
  return products.map(({ id }) => id).sort((a, b) => a - b)
}

/** Every how many cars are looked at: all take minutes. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 27
const PATIENCE_MS = 300_000

describe('a list for a vehicle', () => {
  /** What the card of a product says, and no list is filtered by. */
  const saidOnCards: readonly string[] = ['load', 'speed', 'fastening']
  const hasOtherDimensions = (product: Product, hub: Hub) =>
    judge(kitOf(product), hub).checks.some(
      ({ check, verdict, reason }) =>
        verdict === 'no' && !saidOnCards.includes(check) && reason !== 'lipTooLarge',
    )

  test.each(productTypes)(
    'has every %s but those whose dimensions do not fit',
    async (type) => {
      expect(vehicles.length).toBeGreaterThan(100)
      for (const vehicle of vehicles.filter((_, index) => index % STEP === 0)) {
        const hub = hubOf(vehicle)
        const expected = onSale
          .filter((product) => product.productType === type && !hasOtherDimensions(product, hub))
          .map(({ id }) => id)
          .sort((a, b) => a - b)
        expect({ vehicle: vehicle.path, ids: await idsFor(type, vehicle.path) }).toEqual({
          vehicle: vehicle.path,
          ids: expected,
        })
      }
    },
    PATIENCE_MS,
  )

  test('counts its facets over its own products', async () => {
    const jimny = vehicles.find(({ path }) => path.startsWith('suzuki/jimny'))?.path ?? ''
    const { query } = readResults('Wheel', `vehicle=${jimny}&material=steel`)
    const { facets, total, products } = await findResults(query)
    expect(total).toBe(products.length)
    expect(total).toBeGreaterThan(0)
    const diameters = facets.find(({ name }) => name === 'material')?.values ?? []
    const all = await listProducts(queryFor('Wheel', { vehicle: jimny }), 100)
    expect(diameters.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  })

  test('is empty for a vehicle that nobody knows, and names a path that is none', async () => {
    expect((await findResults(queryFor('Tire', { vehicle: 'suzuki/jimny-9000' }))).total).toBe(0)
    expect(readResults('Tire', 'vehicle=../etc/passwd').problems).toMatchObject([
      { parameter: 'vehicle', code: 'invalid_value' },
    ])
  })
})
