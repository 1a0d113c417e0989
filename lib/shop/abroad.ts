import { defaultLocale } from '@/lib/platform/i18n/routing'
import { countryCode, isAbroad, unionCountries } from '@/lib/platform/values/countries'
import { typedNumber } from '@/lib/platform/values/number-text'
import { isVatRate } from '@/lib/platform/values/vat'

/** The rate of tax, in percent, at which the shop sells to private buyers in a country of the Union. */
export type ForeignRate = { country: string; percent: number }

/** Rates as they are typed, a line each: `DE 19`, `FI 25,5`. Null where a line is no rate, or a country has two. */
export function readForeignRates(text: string): ForeignRate[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const rates = lines.flatMap((line): ForeignRate[] => {
    const [, country = '', percent = ''] = /^\s*([a-z]{2})\s+(\d{1,2}(?:[.,]\d)?)\s*%?\s*$/i.exec(line) ?? []
    const rate = { country: country.toUpperCase(), percent: Number(percent.replace(',', '.')) }
    return unionCountries.includes(rate.country) && isVatRate(rate.percent) ? [rate] : []
  })
  const countries = new Set(rates.map(({ country }) => country))
  return rates.length === lines.length && countries.size === rates.length ? rates : null
}

export const foreignRatesText = (rates: readonly ForeignRate[]): string =>
  rates.map(({ country, percent }) => `${country} ${typedNumber(percent, defaultLocale)}`).join('\n')

type Buyer = { customerType: string; country: string; billing?: { country: string } | null | undefined }

/** Whether a company that is not in Poland buys, wherever the goods go. */
export const isCompanyAbroad = ({ customerType, country, billing }: Buyer): boolean =>
  customerType === 'company' && isAbroad((billing ?? { country }).country)

/** The rate at which an order is sold in place of the goods' own; null where that of the goods holds. */
export function foreignRate({ customerType, country }: Buyer, rates: readonly ForeignRate[]): number | null {
  if (customerType === 'company') return null
  return rates.find((rate) => rate.country === countryCode(country))?.percent ?? null
}

/** Up to so many grosze net a year private sales to the rest of the Union are taxed in Poland (VAT act, art. 28k). */
export const UNION_LIMIT_GROSZE = 4_200_000

/** From here on the owner is warned. */
const WARNED_FROM = 0.8

/** How near a year's sales are to the limit. */
export function unionState(netGrosze: number) {
  if (netGrosze > UNION_LIMIT_GROSZE) return 'over'
  if (netGrosze >= WARNED_FROM * UNION_LIMIT_GROSZE) return 'near'
  return netGrosze > 0 ? 'below' : 'none'
}
