import { beforeAll, expect, test } from 'vitest'
import { isStudded } from '@/lib/catalog/product/rules'
import { type Product, productTypes } from '@/lib/catalog/product/schema'
import { cardFit } from '@/lib/fitment/card-fit'
import { judge } from '@/lib/fitment/judge/judge'
import { kitOf } from '@/lib/fitment/products'
import { findVehicle, listVehicles } from '@/lib/fitment/vehicles/queries'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { speedLimitKmh } from '@/lib/measures/load-and-speed'
import { isNearSize } from '@/lib/storefront/results/alternatives'
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
  hubOf(vehicle).stockTires.some((stock) => isNearSize(tire, stock))

/** Every how many cars are looked at: all take half a minute. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 3

const isGreen = (product: Product, vehicle: Vehicle) =>
  judge(kitOf(product), hubOf(vehicle)).verdict === 'fits'

test('no car is offered first what is too weak, slow, studded or small for its brakes, and nothing is green uncompared', async () => {
  const table: string[] = []
  for (const vehicle of vehicles.filter((_, place) => place % STEP === 0)) {
    const hub = hubOf(vehicle)
    for (const type of productTypes) {
      const offers = await findOffers(type, vehicle, FIRST)
      table.push(`${vehicle.path} ${type}`, ...offers.map((each) => `  ${lineOf(each, vehicle)}`))
      for (const product of offers) {
        const about = `${vehicle.path}: ${lineOf(product, vehicle)}`
        expect(product.inArchive, about).toBe(false)
        if (product.productType === 'Spacer') continue
        if (hub.brakeRim !== null) expect(product.diameter, about).toBeGreaterThanOrEqual(hub.brakeRim)
        if (product.productType === 'Wheel') {
          // a wheel as large as every stock one clears the brakes of every trim
          const largest = Math.max(...[...hub.stockRims, ...hub.stockTires].map(({ diameter }) => diameter))
          if (hub.brakeRim === null && product.diameter < largest)
            expect(isGreen(product, vehicle), about).toBe(false)
          continue
        }
        expect(isStudded(product), about).toBe(false)
        expect(speedLimitKmh(product.speedIndex ?? 'Q'), about).toBeGreaterThanOrEqual(160)
        if (hub.loadIndex !== null)
          expect(product.loadIndex ?? 0, about).toBeGreaterThanOrEqual(hub.loadIndex)
        else if (hub.axleLoad === null) expect(isGreen(product, vehicle), about).toBe(false)
      }
      const tires = offers.filter((each) => each.productType === 'Tire' && each.quantityInStock > 0)
      const near = tires.map((each) => each.productType === 'Tire' && isNear(each, vehicle))
      expect(near, `${vehicle.path}: near sizes first`).toEqual(
        near.toSorted((a, b) => Number(b) - Number(a)),
      )
    }
  }
  if (process.env.SHOW_OFFERS) process.stdout.write(`${table.join('\n')}\n`)
}, 120_000)

test.each([
  ['volkswagen/transporter-multivan-california-4motion-t5-t6-t6-1', 16],
  ['land-rover/defender-l663', 18],
  ['land-rover/discovery-5-l462', 19],
  ['toyota/land-cruiser-200-j200', 17],
  ['toyota/rav4-xa40', 17],
] as const)('%s is offered no tire for rims below %s inches', async (path, least) => {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new Error(`${path} is no vehicle`)
  for (const tire of await findOffers('Tire', vehicle, FIRST))
    expect(tire.productType === 'Tire' && tire.diameter).toBeGreaterThanOrEqual(least)
})

test('a Land Cruiser 100 is offered 265/75 R16, which comes near its stock size', async () => {
  const vehicle = await findVehicle('toyota/land-cruiser-100-j100')
  if (!vehicle) throw new Error('the car is gone')
  const titles = (await findOffers('Tire', vehicle, FIRST)).map(({ title }) => title)
  expect(titles.some((title) => title.includes('265/75 R16'))).toBe(true)
})
