import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { type Product, type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { vehicleFit } from '@/lib/fitment/filter'
import { judge } from '@/lib/fitment/judge/judge'
import type { Kit } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { queryFor, readResults } from '@/lib/storefront/results/address'
import { resultsCondition } from '@/lib/storefront/results/conditions'
import { countFacets } from '@/lib/storefront/results/facet-counts'
import { countProducts, findResults, listProducts } from '@/lib/storefront/results/queries'
import { chance } from '@/prisma/catalogue/random'
import { withVehicleFit } from './vehicle'

/** Values that the demo catalog lacks, of every column that decides. */
const unusual: Record<ProductType, object[]> = {
  Tire: [
    ...[null, 1, 59, 60, 94, 131, 300].map((loadIndex) => ({ loadIndex, loadIndexDual: null })),
    ...[null, 'K', 'A8', ' q', 'Q', 'S', 'V', 'X'].flatMap((speedIndex) =>
      [null, true, false].map((snowflake) => ({ speedIndex, snowflake, mudAndSnow: null, loadIndex: 120 })),
    ),
    { width: 31, profile: 10.5, diameter: 15, mudAndSnow: true, speedIndex: 'Q' },
    { diameter: 13 },
  ],
  Wheel: [
    ...[null, 'M12x1.25', 'м14 × 1,5', '1/2-20 UNF', '9/16"-18', 'M16x1.5', 'M6x1', 'M12x9', '6 x 32'].map(
      (drilledFor) => ({ drilledFor }),
    ),
    ...[null, 300, 700, 900].map((maxLoad) => ({ maxLoad })),
    ...[60, 107.84, 107.85, 107.9].map((centralBoreDiameter) => ({ centralBoreDiameter })),
    { diameter: 13 },
  ],
  Spacer: [
    ...[null, 'bolt-on', 'slip-on'].flatMap((mounting) =>
      [15, 20, 24.9, 25].flatMap((thickness) =>
        [null, 'M12 x 1,25', 'M14x1.5', '1/2-20 unf', 'various'].map((thread) => ({
          mounting,
          thickness,
          thread,
        })),
      ),
    ),
    ...[null, 60, 108.15, 108.2, 115].map((ringBore) => ({ ringBore })),
  ],
}

let onSale: Product[]
let vehicles: Vehicle[]
beforeAll(async () => {
  for (const productType of productTypes) {
    const first = await db().product.findFirstOrThrow({ where: { productType, inArchive: false } })
    const { id, soldOut, searchTitle, overallDiameter, speedKmh, studMm, facetKey, sku, ...copied } = first
    await db().product.createMany({ data: unusual[productType].map((values) => ({ ...copied, ...values })) })
  }
  onSale = (await selectProducts().where('inArchive', '=', false).execute()).map(toProduct)
  vehicles = await listVehicles()
})
afterAll(() => db().$disconnect())

/** All that the list of a vehicle has, in one statement. */
async function idsFor(type: ProductType, vehicle: Vehicle): Promise<number[]> {
  const asked = { ...queryFor(type, { vehicle: vehicle.path }), fit: vehicleFit(vehicle) }
  const rows = await query()
    .selectFrom('product')
    .select('id')
    .where(resultsCondition(asked))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Every how many cars are looked at: all take a minute. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 9

describe('a list for a vehicle', () => {
  test.each(productTypes)(
    'has every %s but those that the judgment says no of',
    async (type) => {
      expect(vehicles.length).toBeGreaterThan(100)
      const ofType = onSale.filter((product) => product.productType === type)
      // many products are the same kit
      const kits = new Map<string, { kit: Kit; ids: number[] }>()
      for (const product of ofType) {
        const kit = kitOf(product)
        const name = JSON.stringify(kit)
        kits.set(name, { kit, ids: [...(kits.get(name)?.ids ?? []), product.id] })
      }
      let refused = 0
      for (const vehicle of vehicles.filter((_, place) => place % STEP === 0)) {
        const hub = hubOf(vehicle)
        const expected = [...kits.values()].flatMap(({ kit, ids }) =>
          judge(kit, hub).verdict === 'no' ? [] : ids,
        )
        refused += ofType.length - expected.length
        expect({ vehicle: vehicle.path, ids: await idsFor(type, vehicle) }).toEqual({
          vehicle: vehicle.path,
          ids: expected.sort((a, b) => a - b),
        })
      }
      expect(refused).toBeGreaterThan(0)
    },
    120_000,
  )

  test('counts its facets over its own products', async () => {
    const jimny = vehicles.find(({ path }) => path.startsWith('suzuki/jimny'))?.path ?? ''
    const steel = readResults('Wheel', `vehicle=${jimny}&material=steel`).query
    const { facets, total, products } = await findResults(steel)
    expect(total).toBe(products.length)
    expect(total).toBeGreaterThan(0)
    const diameters = facets.find(({ name }) => name === 'material')?.values ?? []
    const all = await listProducts(queryFor('Wheel', { vehicle: jimny }), 100)
    expect(diameters.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  })

  test('counts tires by combination as it counts them one by one, whatever is chosen', async () => {
    const random = chance(318)
    for (const { path } of vehicles.filter((_, place) => place % 16 === 0)) {
      const car = await withVehicleFit(queryFor('Tire', { vehicle: path }))
      const { facets: offered, total } = await countFacets(car)
      expect(await countProducts([car])).toEqual([total])
      for (let time = 0; time < 3; time += 1) {
        const facets = Object.fromEntries(
          offered
            .filter(({ values }) => values.length > 0 && random.next() < 0.4)
            .map(({ name, values }) => [
              name,
              [...new Set([random.pick(values).value, random.pick(values).value])],
            ]),
        )
        const byCombination = await countFacets({ ...car, facets })
        // a price that all have is no facet, so that the products themselves are counted
        const single = { ...car.single, priceFrom: '0', priceTo: '1000000' }
        const about = `${path} ${JSON.stringify(facets)}`
        expect(await countFacets({ ...car, single, facets }), about).toEqual(byCombination)
        expect(await countProducts([{ ...car, facets }]), about).toEqual([byCombination.total])
      }
    }
  })

  test('is empty for a vehicle that nobody knows, and names a path that is none', async () => {
    expect((await findResults(queryFor('Tire', { vehicle: 'suzuki/jimny-9000' }))).total).toBe(0)
    expect(readResults('Tire', 'vehicle=../etc/passwd').problems).toMatchObject([
      { parameter: 'vehicle', code: 'invalid_value' },
    ])
  })
})
