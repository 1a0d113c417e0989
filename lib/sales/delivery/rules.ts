import type { ProductType } from '@/lib/catalog/product/schema'
import { countryCode, isPoland } from '@/lib/platform/values/countries'
import { type DeliveryMethod, type DeliveryType, deliveryKinds, linesTotal } from '@/lib/sales/orders/rules'

export const deliveryBases = ['order', 'piece', 'weight'] as const
export type DeliveryBasis = (typeof deliveryBases)[number]

/** The price of parcels up to a weight; the step begins after the one before it. */
export type WeightStep = { upToGrams: number; priceGrosze: number }

export type DeliveryRate = {
  /** The carrier's or service's name, the same in every language. */
  name: string
  method: DeliveryMethod
  /** ISO 3166 codes */
  countries: string[]
  basis: DeliveryBasis
  /** For an order or a piece; null by weight. */
  priceGrosze: number | null
  /** Value of the goods from which the delivery is free; null where it never is. */
  freeFromGrosze: number | null
  /** By weight, the lightest first. */
  steps: WeightStep[]
}

/** The weight of a piece of a product without its own weight; null if the shop has set none. */
export type DefaultGrams = Record<ProductType, number | null>

/** The parts of a rate that price an order, once method and country have chosen the rate. */
export type Pricing = Omit<DeliveryRate, 'method' | 'countries'>

/** Without rates the shop has no price table: delivery is free in Poland and agreed upon abroad. */
export type DeliveryTable = { rates: DeliveryRate[]; defaultGrams: DefaultGrams }

export const noTable: DeliveryTable = { rates: [], defaultGrams: { Tire: null, Wheel: null, Spacer: null } }

export type DeliveryLine = {
  productType: ProductType
  priceGrosze: number
  quantity: number
  /** kg of one piece; left out or null while it was not weighed. */
  weight?: number | null
}

/** 'noTable': the shop has no prices. 'onRequest': this one is not in its table, or depends on an unknown weight. */
export type DeliveryPrice = { grosze: number; name: string | null } | 'onRequest' | 'noTable'

export type Destination = { country: string; typeOfDelivery: DeliveryType }

/** The price of pickup, with a price table or without. */
export const nothingToPay: DeliveryPrice = { grosze: 0, name: null }

/** The rate of a method in a country; a table has at most one. */
export const rateFor = (
  { rates }: DeliveryTable,
  method: DeliveryMethod,
  country: string,
): DeliveryRate | null =>
  rates.find((rate) => rate.method === method && rate.countries.includes(countryCode(country))) ?? null

export function deliveryPrice(
  lines: readonly DeliveryLine[],
  to: Destination,
  table: DeliveryTable,
): DeliveryPrice {
  const { method } = deliveryKinds[to.typeOfDelivery]
  if (method === null) return nothingToPay
  if (table.rates.length === 0) return 'noTable'
  return priceByRate(lines, to, rateFor(table, method, to.country), table.defaultGrams)
}

/** The same by the one rate of the destination, where the shop has a table. Without a rate only Poland is free. */
export function priceByRate(
  lines: readonly DeliveryLine[],
  { country }: Pick<Destination, 'country'>,
  rate: Pricing | null,
  defaultGrams: DefaultGrams,
): DeliveryPrice {
  if (!rate) return isPoland(country) ? { grosze: 0, name: null } : 'onRequest'
  const grosze = isFree(lines, rate) ? 0 : groszeByBasis(lines, rate, defaultGrams)
  return grosze === null ? 'onRequest' : { grosze, name: rate.name }
}

const isFree = (lines: readonly DeliveryLine[], { freeFromGrosze }: Pricing) =>
  freeFromGrosze !== null && linesTotal([...lines]) >= freeFromGrosze

function groszeByBasis(
  lines: readonly DeliveryLine[],
  { basis, priceGrosze, steps }: Pricing,
  defaultGrams: DefaultGrams,
): number | null {
  switch (basis) {
    case 'order':
      return priceGrosze
    case 'piece':
      return priceGrosze === null ? null : priceGrosze * lines.reduce((sum, line) => sum + line.quantity, 0)
    case 'weight': {
      const grams = gramsOf(lines, defaultGrams)
      return grams === null ? null : (steps.find(({ upToGrams }) => grams <= upToGrams)?.priceGrosze ?? null)
    }
  }
}

/** Grams that lines weigh; null where a weight is not known. */
function gramsOf(lines: readonly DeliveryLine[], defaultGrams: DefaultGrams): number | null {
  let sum = 0
  for (const { productType, weight, quantity } of lines) {
    const grams = weight ? Math.round(weight * 1_000) : defaultGrams[productType]
    if (grams === null) return null
    sum += grams * quantity
  }
  return sum
}

/** Grosze that a price adds to an order; 0 while the delivery is still to be agreed upon. */
export const groszeOf = (price: DeliveryPrice): number => (typeof price === 'object' ? price.grosze : 0)
