import 'server-only'
import { getTranslations } from 'next-intl/server'
import { shownProduct } from '@/lib/catalog/product/queries'
import type { Product } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { isBoreWithinBolts } from '@/lib/measures/limits'
import { ShopError } from '@/lib/platform/errors'
import { hubOfQuestion } from './hub-of-question'
import { judge } from './judge/judge'
import type { Check, Judgment, Kit } from './kit'
import { type KitPart, kitParts } from './kit-check/address'
import { typeOfPart } from './kit-check/products'
import { kitOfAll } from './products'
import type { FitmentQuery } from './question'
import { findVehicle, findVehicleById } from './vehicles/queries'
import { hubOf, type Vehicle } from './vehicles/vehicle'
import { checkText } from './words'

type Part = Pick<Product, 'id' | 'title' | 'status' | 'quantityInStock'>

/** A check with its text in the requested language. */
type WordedCheck = Check & { text?: string }

export type FitmentAnswer = Omit<Judgment, 'checks'> & {
  checks: WordedCheck[]
  vehicle: Vehicle | null
  parts: Partial<Record<KitPart, Part>>
}

/** @throws ShopError vehicle.not_found; product.not_found with the part; invalid for a bore above the bolt circle */
export async function answerFitment(question: FitmentQuery): Promise<FitmentAnswer> {
  const [vehicle, products] = await Promise.all([
    vehicleOf(question.vehicle),
    Promise.all(kitParts.map((part) => productOf(part, question[part]))).then((found) =>
      found.filter((product) => product !== null),
    ),
  ])
  const { kit, hub } = kitOfQuestion(question, vehicle, products)
  if (!isBoreWithinBolts(hub))
    throw new ShopError('invalid', [{ path: 'centerBore', code: 'bore_above_circle' }])
  const { verdict, checks } = judge(kit, hub)
  const t = question.locale ? await getTranslations({ locale: question.locale }) : null
  const worded = (check: Check): WordedCheck =>
    t && question.locale ? { ...check, text: checkText(check, t, question.locale) } : check
  return {
    verdict,
    checks: checks.map((check) => worded(withRoundFigures(check))),
    vehicle,
    parts: Object.fromEntries(
      products.map(({ productType, id, title, status, quantityInStock }) => [
        productType.toLowerCase(),
        { id, title, status, quantityInStock },
      ]),
    ),
  }
}

export function kitOfQuestion(question: FitmentQuery, vehicle: Vehicle | null, products: readonly Product[]) {
  const { tire, quantity, ownTire } = question
  return {
    kit: {
      ...kitOfAll(products),
      ...(typeof tire === 'object' ? sizeAlone(tire) : {}),
      ...(quantity ? { quantity } : {}),
    },
    hub: hubOfQuestion(vehicle && hubOf(vehicle, ownTire?.size), question),
  }
}

async function vehicleOf(name: FitmentQuery['vehicle']): Promise<Vehicle | null> {
  if (name === undefined) return null
  const vehicle = await (typeof name === 'number' ? findVehicleById(name) : findVehicle(name))
  if (!vehicle) throw new ShopError('vehicle.not_found')
  return vehicle
}

async function productOf(path: KitPart, asked: FitmentQuery[KitPart]): Promise<Product | null> {
  if (typeof asked !== 'number') return null
  const product = await shownProduct(asked, typeOfPart[path])
  if (!product) throw new ShopError('product.not_found', [{ path, code: 'product.not_found' }])
  return product
}

const sizeAlone = (size: TireSize): Kit => ({
  tire: { size, loadIndex: null, speedSymbol: null, isForSnow: null },
})

/** Two decimals are more than anybody can measure. */
const withRoundFigures = (check: Check): Check => ({
  ...check,
  figures: Object.fromEntries(
    Object.entries(check.figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ]),
  ),
})
