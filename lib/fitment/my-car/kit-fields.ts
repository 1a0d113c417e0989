import { tireSize } from '@/lib/catalog/product/rules'
import type { KitFields } from '@/lib/fitment/kit-check/address'
import { parseSidewall } from '@/lib/fitment/measures/sidewall'
import type { MyCar } from './schema'

/** What the check of a kit asks of a car, as far as its owner said it already. */
export function kitFieldsOfCar({ path, tire, offset }: MyCar): KitFields {
  const sidewall = tire === null ? null : parseSidewall(tire)
  return {
    vehicle: path,
    ...(sidewall && { stockTire: tireSize(sidewall.size).replace(' ', '') }),
    ...(sidewall?.loadIndex && { placardLoad: String(sidewall.loadIndex) }),
    ...(sidewall?.speedSymbol && { placardSpeed: sidewall.speedSymbol }),
    ...(offset !== null && { stockEt: String(offset) }),
  }
}
