import type { KitFields } from '@/lib/fitment/kit-check/address'
import type { MyCar } from './schema'

/** What the check of a kit asks of a car, as far as its owner said it already. */
export const kitFieldsOfCar = ({ path, tire, offset, axleLoad }: MyCar): KitFields => ({
  vehicle: path,
  ...(tire !== null && { stockTire: tire }),
  ...(offset !== null && { stockEt: String(offset) }),
  ...(axleLoad !== null && { hubAxle: String(axleLoad) }),
})
