import { type Locale, languageTag } from '@/lib/platform/i18n/routing'

/** The amount has at most two decimals, which callers have checked. */
export const toGrosze = (pln: number): number => Math.round(pln * 100)

export const toPln = (grosze: number): number => grosze / 100

/** Hundredths as text for other programs, with two decimals: 30136 is `301.36`. */
export const decimalOf = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** Whether a number has at most two decimals: true for 549.99, false for 0.1 + 0.2. */
export const hasTwoDecimals = (value: number): boolean =>
  Number.isFinite(value) && Number(value.toFixed(2)) === value

const amounts = new Map<Locale, Intl.NumberFormat>()

/** `1 234,56 zł` in Polish, `1,234.56 PLN` in English, `1 234,56 PLN` in Russian, with non-breaking spaces. */
export function formatPrice(grosze: number, locale: Locale): string {
  let amount = amounts.get(locale)
  if (!amount) {
    // Polish and Spanish CLDR data leave four-digit numbers ungrouped unless told otherwise.
    amount = new Intl.NumberFormat(languageTag[locale], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    })
    amounts.set(locale, amount)
  }
  const currency = locale === 'pl' ? 'zł' : 'PLN'
  return `${amount.format(grosze / 100).replace(/\s/g, '\u00a0')}\u00a0${currency}`
}
