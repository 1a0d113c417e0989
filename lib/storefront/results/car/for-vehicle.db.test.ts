import { expect, test } from 'vitest'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { tireDimensions } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { aTire } from '@/lib/sales/orders/testing'
import { queryFor } from '@/lib/storefront/results/address'
import { findStockSizes } from '@/lib/storefront/results/cached'
import { countProducts } from '@/lib/storefront/results/queries'

async function stockSizesOf(path: string) {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new Error(`${path} is no vehicle`)
  return findStockSizes(vehicle)
}

test('a vehicle shows its stock size with what is on sale, and the sizes that come near', async () => {
  await aTire(3, { width: 197, profile: 79, diameter: 15, icVc: '96S' })
  const [stock, ...others] = await stockSizesOf('suzuki/jimny-jb74')
  expect(others).toEqual([])
  expect(stock && tireSizeText(stock.size)).toBe('195/80 R15')
  expect(stock?.products).toBeGreaterThan(0)
  const near = stock?.near ?? []
  expect(near.map(tireSizeText)).toContain('197/79 R15')
  for (const size of near) {
    expect(size.products).toBeGreaterThan(0)
    expect(Math.abs(tireDimensions(size).overallDiameterMm / 693 - 1)).toBeLessThanOrEqual(0.03)
  }
})

test('a size that comes near several stock sizes stands under one of them, and a stock size under none', async () => {
  const sizes = await stockSizesOf('nissan/patrol-y61')
  expect(sizes.map(({ size }) => tireSizeText(size))).toEqual(['265/70 R16', '275/65 R17', '235/80 R16'])
  const near = sizes.flatMap((each) => each.near.map(tireSizeText))
  expect(near.length).toBeGreaterThan(0)
  expect(new Set(near).size).toBe(near.length)
  expect(near).not.toContain('265/70 R16')
})

test('beside a size stands how many products the list of this car has of it', async () => {
  // tires of so low a load index are not in the list
  await aTire(3, { width: 195, profile: 80, diameter: 15, icVc: '60S' })
  const vehicle = 'suzuki/jimny-jb74'
  const [stock] = await stockSizesOf(vehicle)
  const size = { width: 195, profile: 80, diameter: 15 }
  const [ofCar, ofAll] = await countProducts([queryFor('Tire', { ...size, vehicle }), queryFor('Tire', size)])
  expect(ofCar).toBeLessThan(ofAll ?? 0)
  expect(stock?.products).toBe(ofCar)
  for (const { difference: _, products, ...near } of stock?.near ?? [])
    expect(await countProducts([queryFor('Tire', { ...near, vehicle })])).toEqual([products])
})

test('a vehicle without a known stock size has none to show', async () => {
  expect(await stockSizesOf('haval/jolion-a01')).toEqual([])
})
