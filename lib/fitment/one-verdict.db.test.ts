import { beforeAll, describe, expect, test } from 'vitest'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { type Product, productTypes } from '@/lib/catalog/product/schema'
import { cardFit } from './card-fit'
import { questionAbout } from './client'
import { hubOfMyCar } from './hub-of-question'
import { judge } from './judge/judge'
import { type KitFields, type KitPart, kitFieldsOfCar } from './kit-check/address'
import { readKit } from './kit-check/form'
import { kitProduct, knownParts, typeOfPart } from './kit-check/products'
import { vehicleRows, vehiclesOfRows } from './kit-check/vehicles'
import { uncheckedNames } from './my-car/asked'
import type { MyCar } from './my-car/schema'
import { kitOf, kitOfAll } from './products'
import { FitmentQuery } from './question'
import { kitOfQuestion } from './service'
import { listVehicles } from './vehicles/queries'
import { hubOf, type Vehicle } from './vehicles/vehicle'

// The call, and with it the product's page and the cart; the kit check, as the browser has it; and the cards of a list.

let vehicles: Vehicle[]
let products: Product[]
beforeAll(async () => {
  vehicles = await listVehicles()
  products = (await selectProducts().orderBy('id').execute()).map(toProduct)
})

const partOf = (product: Product) =>
  (Object.keys(typeOfPart) as KitPart[]).find((part) => typeOfPart[part] === product.productType) ?? 'tire'

const idsOf = (kit: readonly Product[]): KitFields =>
  Object.fromEntries(kit.map((product) => [partOf(product), String(product.id)]))

/** What the call answers, before it is written in words. */
function called(kit: readonly Product[], vehicle: Vehicle, car: MyCar) {
  const question = FitmentQuery.parse({ ...questionAbout(car), ...idsOf(kit) })
  const asked = kitOfQuestion(question, vehicle, kit)
  return judge(asked.kit, asked.hub)
}

/** What /kit says in the browser, which has the car as a row and reads all fields as texts. */
function checked(kit: readonly Product[], sent: Vehicle, car: MyCar) {
  const fields = { ...kitFieldsOfCar(car), ...idsOf(kit) }
  const known = Object.fromEntries(
    kit.map((product) => [partOf(product), kitProduct(product, { text: '', locale: 'pl' }, '')]),
  )
  const read = readKit(fields, knownParts(fields, known, [sent]))
  expect(read.problems).toEqual({})
  return judge(read.kit, read.hub)
}

const unsaid = { tire: null, offset: null, axleLoad: null }
/** A car as it is in the table, and with all that its owner can say of it. */
const carsOf = ({ path, stockTires: [size] }: Vehicle): MyCar[] => [
  { path, ...unsaid },
  { path, tire: `${size ?? '265/70R16'} 108S`, offset: 20, axleLoad: 1600 },
]

/** Every how many products each car is compared with; another car takes those beside. All pairs take minutes. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 150

describe('every car of the table', () => {
  test.each(productTypes)(
    'gets one verdict on each %s from call, kit check and list',
    (type) => {
      expect(vehicles.length).toBeGreaterThan(STEP)
      const ofType = products.filter((product) => product.productType === type)
      const seen = new Set<number>()
      for (const [place, vehicle] of vehicles.entries()) {
        const [sent = vehicle] = vehiclesOfRows(JSON.parse(JSON.stringify(vehicleRows([vehicle]))))
        for (const [index, product] of ofType.entries()) {
          if (index % STEP !== place % STEP) continue
          seen.add(product.id)
          for (const car of carsOf(vehicle)) {
            const about = `${vehicle.path} ${car.tire ?? ''}: ${product.title}`
            const answer = called([product], vehicle, car)
            const card = cardFit(kitOf(product), hubOfMyCar(vehicle, car))
            expect(checked([product], sent, car).verdict, about).toBe(answer.verdict)
            expect(card.verdict, about).toBe(answer.verdict)
            expect(card.unchecked, about).toEqual(uncheckedNames(answer))
            // the prerendered card does not know what the visitor said
            if (car.tire === null) expect(cardFit(kitOf(product), hubOf(vehicle))).toEqual(card)
          }
        }
      }
      expect(seen.size).toBe(ofType.length)
    },
    300_000,
  )

  test('gets one verdict on a whole kit from call and kit check', () => {
    for (const [place, vehicle] of vehicles.entries()) {
      const [sent = vehicle] = vehiclesOfRows(JSON.parse(JSON.stringify(vehicleRows([vehicle]))))
      const kit = productTypes.flatMap((type) => {
        const ofType = products.filter((product) => product.productType === type)
        return ofType.slice(place % ofType.length).slice(0, 1)
      })
      expect(kit).toHaveLength(3)
      for (const car of carsOf(vehicle)) {
        const answer = called(kit, vehicle, car)
        expect(checked(kit, sent, car).verdict, vehicle.path).toBe(answer.verdict)
        expect(judge(kitOfAll(kit), hubOfMyCar(vehicle, car)).verdict).toBe(answer.verdict)
      }
    }
  })
})
