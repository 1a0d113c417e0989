import 'server-only'
import { getTranslations } from 'next-intl/server'
import { shownProduct } from '@/lib/catalog/product/queries'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { isBoreWithinBolts } from '@/lib/measures/limits'
import { ShopError } from '@/lib/platform/errors'
import { hubOfQuestion } from './hub-of-question'
import { judge } from './judge/judge'
import type { Check, Hub, Judgment, Kit } from './kit'
import { kitOfAll } from './products'
import type { FitmentQuery } from './question'
import { hubOf, type Vehicle } from './vehicle'
import { findVehicle, findVehicleById } from './vehicles/queries'
import { checkText } from './words'

type Part = Pick<Product, 'id' | 'title' | 'status' | 'quantityInStock'>

/** With what it says in the language that was asked for. */
type WordedCheck = Check & { text?: string }

export type FitmentAnswer = Omit<Judgment, 'checks'> & {
  checks: WordedCheck[]
  vehicle: Vehicle | null
  parts: { tire?: Part; wheel?: Part; spacer?: Part }
}

/** @throws ShopError vehicle.not_found; product.not_found with the part; invalid for a bore above the bolt circle */
export async function answerFitment(question: FitmentQuery): Promise<FitmentAnswer> {
  const { tire, wheel, spacer } = question
  const [vehicle, ...products] = await Promise.all([
    vehicleOf(question.vehicle),
    typeof tire === 'number' ? part('tire', 'Tire', tire) : null,
    wheel ? part('wheel', 'Wheel', wheel) : null,
    spacer ? part('spacer', 'Spacer', spacer) : null,
  ])
  const { kit, hub } = kitOfQuestion(
    question,
    vehicle,
    products.filter((product) => product !== null),
  )
  if (!isBoreWithinBolts(hub))
    throw new ShopError('invalid', [{ path: 'centerBore', code: 'bore_above_circle' }])
  const { verdict, checks } = judge(kit, hub)
  const t = question.locale ? await getTranslations({ locale: question.locale }) : null
  const worded = (check: Check): WordedCheck =>
    t && question.locale ? { ...check, text: checkText(check, t, question.locale) } : check
  const [tireShown, wheelShown, spacerShown] = products.map((product) => product && shown(product))
  return {
    verdict,
    checks: checks.map((check) => worded(withRoundFigures(check))),
    vehicle,
    parts: {
      ...(tireShown && { tire: tireShown }),
      ...(wheelShown && { wheel: wheelShown }),
      ...(spacerShown && { spacer: spacerShown }),
    },
  }
}

export function kitOfQuestion(
  question: FitmentQuery,
  vehicle: Vehicle | null,
  products: readonly Product[],
): { kit: Kit; hub: Hub } {
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

async function part(path: string, type: ProductType, id: number): Promise<Product> {
  const product = await shownProduct(id, type)
  if (!product) throw new ShopError('product.not_found', [{ path, code: 'product.not_found' }])
  return product
}

const shown = ({ id, title, status, quantityInStock }: Product): Part => ({
  id,
  title,
  status,
  quantityInStock,
})

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
