import { afterAll, expect, test } from 'vitest'
import { getProduct } from '@/lib/catalog/product/queries'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/database/db'
import { queryFor, type ResultsQuery } from './address'
import { type Bores, boresOf, goesWith } from './fitting'
import { listRelated } from './queries'

afterAll(() => db().$disconnect())

test('a tire leads to wheels of its diameter, and a wheel to tires of its diameter and spacers of its pattern', async () => {
  const one = async (productType: ProductType) => {
    const { id } = await db().product.findFirstOrThrow({ where: { productType, inArchive: false } })
    const product = await getProduct(id)
    if (!product) throw new Error('the product is gone')
    return product
  }
  const tire = await one('Tire')
  const wheel = await one('Wheel')
  const spacer = await one('Spacer')
  if (tire.productType !== 'Tire' || wheel.productType !== 'Wheel' || spacer.productType !== 'Spacer')
    throw new Error('a product has another type')
  expect(goesWith(tire)).toEqual([queryFor('Wheel', { diameter: tire.diameter })])
  expect(goesWith(wheel)).toEqual([
    queryFor('Tire', { diameter: wheel.diameter }),
    queryFor('Spacer', { boltDistance: wheel.boltSpacing }),
  ])
  expect(goesWith(spacer)).toEqual([queryFor('Wheel', { boltSpacing: spacer.boltDistance })])
})

test('what a page recommends fits the hub of its product, or does not say whether it does', async () => {
  const spacers = queryFor('Spacer', { boltDistance: '5x139.7' })
  const { id } = await db().product.findFirstOrThrow({
    where: { productType: 'Spacer', boltPattern: '5x139.7', hubBore: 98, inArchive: false },
  })
  await db().product.update({ where: { id }, data: { hubBore: null } })
  const bores = async (query: ResultsQuery, wanted: Bores) => {
    const related = await listRelated(query, wanted, 100)
    return new Set(
      related.map((each) => (each.productType === 'Spacer' ? each.hubBore : boresOf(each).ofWheel)),
    )
  }
  expect(await bores(spacers, { ofHub: 108, ofWheel: 108 })).toEqual(new Set([108, null]))
  expect(await bores(spacers, { ofHub: null, ofWheel: null })).toEqual(new Set([98, 108, null]))
  const tires = await listRelated(queryFor('Tire', { diameter: 15 }), { ofHub: 108, ofWheel: 108 }, 100)
  expect(tires.length).toBeGreaterThan(0)
  const wheels = queryFor('Wheel', { boltSpacing: '5x139.7' })
  expect(await bores(wheels, { ofHub: 108, ofWheel: 98 })).toEqual(new Set([98]))
})
