import { beforeAll, expect, test } from 'vitest'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { isStudded } from '@/lib/catalog/product/rules'
import { type Product, productTypes } from '@/lib/catalog/product/schema'
import { speedLimitKmh, tireDimensions } from '@/lib/drawing/dimensions'
import { cardFit } from '@/lib/fitment/card-fit'
import { judge } from '@/lib/fitment/judge/judge'
import type { Check } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { FitmentQuery } from '@/lib/fitment/question'
import { answerFitment } from '@/lib/fitment/service'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { findVehicle, listVehicles } from '@/lib/fitment/vehicles/queries'
import { findOffers } from './offers'

const FIRST = 8

let vehicles: Vehicle[]
beforeAll(async () => {
  vehicles = await listVehicles()
})

const lineOf = (product: Product, vehicle: Vehicle): string => {
  const { verdict, unchecked } = cardFit(kitOf(product), hubOf(vehicle))
  return `${product.title} | ${verdict}${unchecked.length > 0 ? ` (${unchecked.join(', ')})` : ''}`
}

const isNear = (tire: Product & { productType: 'Tire' }, vehicle: Vehicle): boolean =>
  hubOf(vehicle).stockTires.some(
    (stock) =>
      Math.abs(tireDimensions(tire).overallDiameterMm / tireDimensions(stock).overallDiameterMm - 1) <= 0.03,
  )

test('no car is offered first what is too weak, too slow, studded, or too small for its brakes', async () => {
  const table: string[] = []
  for (const vehicle of vehicles) {
    const hub = hubOf(vehicle)
    for (const type of productTypes) {
      const offers = await findOffers(type, vehicle, FIRST)
      table.push(`${vehicle.path} ${type}`, ...offers.map((each) => `  ${lineOf(each, vehicle)}`))
      for (const product of offers) {
        const about = `${vehicle.path}: ${lineOf(product, vehicle)}`
        expect(product.inArchive, about).toBe(false)
        if (product.productType !== 'Spacer' && hub.brakeRim !== null)
          expect(product.diameter, about).toBeGreaterThanOrEqual(hub.brakeRim)
        if (product.productType !== 'Tire') continue
        expect(isStudded(product), about).toBe(false)
        expect(speedLimitKmh(product.speedIndex ?? 'Q'), about).toBeGreaterThanOrEqual(160)
        if (hub.loadIndex !== null)
          expect(product.loadIndex ?? 0, about).toBeGreaterThanOrEqual(hub.loadIndex)
      }
      const tires = offers.filter((each) => each.productType === 'Tire' && each.quantityInStock > 0)
      const near = tires.map((each) => each.productType === 'Tire' && isNear(each, vehicle))
      expect(near, `${vehicle.path}: near sizes first`).toEqual(
        near.toSorted((a, b) => Number(b) - Number(a)),
      )
    }
  }
  if (process.env.SHOW_OFFERS) process.stdout.write(`${table.join('\n')}\n`)
})

test('nothing is green whose load or brakes were not compared', async () => {
  for (const vehicle of vehicles) {
    const hub = hubOf(vehicle)
    const tires = await findOffers('Tire', vehicle, FIRST)
    if (hub.loadIndex === null && hub.axleLoad === null)
      expect(
        tires.map((tire) => judge(kitOf(tire), hub).verdict),
        vehicle.path,
      ).not.toContain('fits')
    const wheels = await findOffers('Wheel', vehicle, FIRST)
    if (hub.brakeRim === null)
      expect(
        wheels.map((wheel) => judge(kitOf(wheel), hub).verdict),
        vehicle.path,
      ).not.toContain('fits')
  }
})

test.each([
  ['volkswagen/transporter-t5', 'a van is offered no tire that carries less than it weighs', 96],
  ['land-rover/discovery-5-l462', 'a car on large wheels is offered no tire for small ones', 108],
] as const)('%s: %s', async (path, _title, leastLoad) => {
  const vehicle = await findVehicle(path)
  if (!vehicle) return
  const stock = hubOf(vehicle).stockTires.map(({ diameter }) => diameter)
  for (const tire of await findOffers('Tire', vehicle, FIRST)) {
    if (tire.productType !== 'Tire') throw new Error('no tire')
    expect(tire.diameter).toBeGreaterThanOrEqual(Math.min(...stock))
    expect(tire.loadIndex).toBeGreaterThanOrEqual(leastLoad)
  }
})

/** Every how many products and cars are compared: all pairs take minutes. */
const STEP_OF_PRODUCTS = 13
const CARS = 40

test('a card, a product’s page and the call agree on each product and car', async () => {
  const products = (await selectProducts().where('inArchive', '=', false).orderBy('id').execute())
    .map(toProduct)
    .filter((_, place) => place % STEP_OF_PRODUCTS === 0)
  const step = Math.floor(vehicles.length / CARS)
  const cars = vehicles.filter((_, place) => place % step === 0).slice(0, CARS)
  expect(cars).toHaveLength(CARS)
  const decisive = (checks: readonly Check[]) =>
    checks.filter(({ verdict, isToCheck }) => verdict === 'unknown' && !isToCheck).map(({ check }) => check)
  for (const [place, vehicle] of cars.entries())
    for (const product of products.filter((_, index) => index % 4 === place % 4)) {
      const question = FitmentQuery.parse({
        vehicle: vehicle.path,
        [product.productType.toLowerCase()]: String(product.id),
      })
      const called = await answerFitment(question)
      const card = cardFit(kitOf(product), hubOf(vehicle))
      const about = `${vehicle.path}: ${product.title}`
      expect(card.verdict, about).toBe(called.verdict)
      expect(card.unchecked, about).toEqual(
        called.verdict === 'unknown' ? [...new Set(decisive(called.checks))] : [],
      )
    }
})
