import { productPath } from './rules'
import type { Product, Tire } from './schema'

/** The fields of a retread's passport, in this order. Each is a line of the specification as well. */
export const passportFields = [
  'casing',
  'retreadWeek',
  'approval',
  'approvalNumber',
  'treadDepth',
  'compound',
] as const

export type Retread = Tire & { retread: true }

export const hasPassport = (product: Product): product is Retread =>
  product.productType === 'Tire' && product.retread && passportFields.some((name) => product[name] !== null)

export const passportPath = (tire: Retread): string => `${productPath(tire)}/passport`
