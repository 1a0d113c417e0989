import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import type { Locale } from '@/lib/platform/i18n/routing'
import { toPln } from '@/lib/platform/values/money'
import { readMoney, readNumber, typedNumber } from '@/lib/platform/values/number-text'
import type { DeliveryRate, DeliveryTable } from '@/lib/sales/delivery/rules'
import type { SaveDeliveryInput } from './schema'

export type RateTexts = Pick<DeliveryRate, 'name' | 'method' | 'countries' | 'basis'> & {
  price: string
  freeFrom: string
  steps: { upTo: string; price: string }[]
}

/** The prices as they are typed, with the controls at the places that the schema's errors name. */
export type DeliveryTexts = { defaultWeights: Record<ProductType, string>; rates: RateTexts[] }

export const emptyStep = { upTo: '', price: '' }

export const emptyRate: RateTexts = {
  name: '',
  method: 'shipping',
  countries: [],
  basis: 'order',
  price: '',
  freeFrom: '',
  steps: [emptyStep],
}

export function deliveryTextsOf({ rates, defaultGrams }: DeliveryTable, locale: Locale): DeliveryTexts {
  const { Tire, Wheel, Spacer } = defaultGrams
  const pln = (grosze: number | null) => (grosze === null ? '' : typedNumber(toPln(grosze), locale, 2))
  const kg = (grams: number | null) => (grams === null ? '' : typedNumber(grams / 1_000, locale))
  return {
    defaultWeights: { Tire: kg(Tire), Wheel: kg(Wheel), Spacer: kg(Spacer) },
    rates: rates.map(({ priceGrosze, freeFromGrosze, steps, ...rate }) => ({
      ...rate,
      price: pln(priceGrosze),
      freeFrom: pln(freeFromGrosze),
      steps:
        steps.length > 0
          ? steps.map((step) => ({ upTo: kg(step.upToGrams), price: pln(step.priceGrosze) }))
          : [emptyStep],
    })),
  }
}

/** The form's values as the call takes them. A text without a number becomes NaN, which the schema refuses at its control. */
export function enteredIn({ defaultWeights, rates }: DeliveryTexts, version: number): SaveDeliveryInput {
  const weights = productTypes.map((type) => [type, readNumber(defaultWeights[type]) ?? null])
  return {
    version,
    defaultWeights: Object.fromEntries(weights),
    rates: rates.map(({ price, freeFrom, steps, ...rate }) => ({
      ...rate,
      price: rate.basis === 'weight' ? null : (readMoney(price) ?? null),
      freeFrom: readMoney(freeFrom) ?? null,
      steps:
        rate.basis === 'weight'
          ? steps.map((step) => ({
              upTo: readNumber(step.upTo) ?? Number.NaN,
              price: readMoney(step.price) ?? Number.NaN,
            }))
          : [],
    })),
  }
}
