import { afterAll, expect, test } from 'vitest'
import { getProduct } from '@/lib/catalog/product/queries'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { db } from '@/lib/platform/database/db'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'
import { listRelated, listTiresOfSizes, sizesOnSale } from '@/lib/storefront/results/queries'
import type { Prisma } from '@/prisma/generated/client'
import { type Bores, boresOf, fitsRim, goesWith } from './fitting'

afterAll(() => db().$disconnect())

const one = async <T extends ProductType>(productType: T, where: Prisma.ProductWhereInput = {}) => {
  const { id } = await db().product.findFirstOrThrow({ where: { ...where, productType, inArchive: false } })
  const product = await getProduct(id)
  if (product?.productType !== productType) throw new Error('the product is gone')
  return product as Product & { productType: T }
}

test('a tire leads to wheels of its diameter in the widths that are permitted for it', async () => {
  const tire = await one('Tire', { width: 195, profile: 80, diameter: 15 })
  const [wheels] = goesWith(tire)
  expect(wheels).toEqual({
    ...queryFor('Wheel', { diameter: 15 }),
    facets: { width: ['5', '5.5', '6', '6.5'] },
  })
  if (!wheels) throw new Error('no wheels')
  await one('Wheel', { diameter: 15, width: 7 })
  const found = await listRelated(wheels, boresOf(tire), 100)
  expect(new Set(found.map((wheel) => wheel.productType === 'Wheel' && wheel.width))).toEqual(new Set([5.5]))
})

test('a tire whose permitted rim widths no table has proposes no wheel', async () => {
  const tire = await one('Tire')
  expect(goesWith({ ...tire, width: 185, profile: 95, diameter: 16 })).toEqual([])
})

test('a wheel leads to tires whose permitted rim widths contain its own, cheapest in stock first, and to spacers', async () => {
  const wheel = await one('Wheel', { diameter: 15, width: 7 })
  expect(goesWith(wheel)).toEqual([queryFor('Spacer', { boltDistance: wheel.boltSpacing })])
  const onSale = await sizesOnSale()
  const sizes = onSale.filter((size) => fitsRim(size, wheel))
  const written = (all: readonly TireSize[]) => all.map(tireSizeText)
  expect(written(sizes)).toContain('235/75 R15')
  expect(written(onSale)).toEqual(expect.arrayContaining(['195/80 R15', '265/70 R16']))
  // too narrow, and of another diameter
  expect(written(sizes)).not.toContain('195/80 R15')
  expect(written(sizes)).not.toContain('265/70 R16')
  const tires = await listTiresOfSizes(sizes, 8)
  expect(tires).toHaveLength(8)
  const rows = await db().product.findMany({
    where: { productType: 'Tire', inArchive: false, OR: sizes },
    orderBy: [{ soldOut: 'asc' }, { priceGrosze: 'asc' }, { id: 'asc' }],
    take: 8,
  })
  expect(tires.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(await listTiresOfSizes([], 8)).toEqual([])
})

test('a spacer leads to wheels of its bolt pattern', async () => {
  const spacer = await one('Spacer')
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
