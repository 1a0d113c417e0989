import { afterAll, expect, test } from 'vitest'
import { getProduct } from '@/lib/catalog/product/queries'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/prisma/generated/client'
import { findAlike } from './alternatives'

afterAll(() => db().$disconnect())

async function one<T extends ProductType>(productType: T, where: Prisma.ProductWhereInput) {
  const { id } = await db().product.findFirstOrThrow({ where: { ...where, productType, inArchive: false } })
  return (await getProduct(id)) as Product & { productType: T }
}

test('beside a mud tire stand mud tires of its rim, its own size before others, and none that is sold out', async () => {
  const tire = await one('Tire', { use: 'mud', width: 235, profile: 75, diameter: 15, soldOut: false })
  const alike = await findAlike(tire, 8)
  expect(alike.length).toBeGreaterThan(3)
  expect(alike.map(({ id }) => id)).not.toContain(tire.id)
  expect(alike.every(({ quantityInStock }) => quantityInStock > 0)).toBe(true)
  const uses = alike.map((each) => each.productType === 'Tire' && each.use)
  // other uses only after all mud tires
  expect(uses).toEqual(uses.toSorted((a, b) => Number(a !== 'mud') - Number(b !== 'mud')))
  expect(uses[0]).toBe('mud')
  expect(new Set(alike.map((each) => each.productType === 'Tire' && each.diameter))).toEqual(new Set([15]))
})

test('in place of a sold-out tire comes its own tread in the nearest size', async () => {
  const tire = await one('Tire', {
    use: 'mud',
    width: 235,
    profile: 75,
    diameter: 15,
    protector: { not: null },
  })
  const near = await one('Tire', { width: 215, profile: 75, diameter: 15 })
  await db().product.update({
    where: { id: near.id },
    data: { protector: tire.protector, use: 'road', quantityInStock: 4 },
  })
  await db().product.updateMany({
    where: { productType: 'Tire', protector: tire.protector, id: { not: near.id } },
    data: { quantityInStock: 0 },
  })
  const soldOut = await getProduct(tire.id)
  if (!soldOut) throw new Error('the tire is gone')
  const [first] = await findAlike(soldOut, 4)
  expect(first?.id).toBe(near.id)
})

test('beside a wheel stand wheels of its kind, the nearest width and offset first; beside a spacer its thickness', async () => {
  const wheel = await one('Wheel', { diameter: 16, soldOut: false })
  const alike = (await findAlike(wheel, 4)) as (typeof wheel)[]
  const isSameKind = alike.map(({ typeOfWheel }) => typeOfWheel === wheel.typeOfWheel)
  expect(isSameKind).toEqual(isSameKind.toSorted((a, b) => Number(b) - Number(a)))
  const spacer = await one('Spacer', { soldOut: false })
  const spacers = ((await findAlike(spacer, 4)) as (typeof spacer)[]).filter(
    ({ mounting }) => mounting === spacer.mounting,
  )
  const differences = spacers.map(({ thickness }) => Math.abs(thickness - spacer.thickness))
  expect(differences).toEqual(differences.toSorted((a, b) => a - b))
})
