import type { Locale } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { typedNumber } from '@/lib/platform/values/number-text'
import type { Amounts, RateSum, TaxedSum } from '@/lib/sales/invoices/amounts'

export const amountCells = ({ netGrosze, vatGrosze, grossGrosze }: Amounts, locale: Locale): string[] =>
  [netGrosze, vatGrosze, grossGrosze].map((grosze) => formatPrice(grosze, locale))

/** A rate as a row shows it: `19% OSS` is another country's. */
export const rateText = ({ vatRate, isOss }: Pick<TaxedSum, 'vatRate' | 'isOss'>, locale: Locale): string =>
  `${typedNumber(vatRate, locale)}%${isOss ? ' OSS' : ''}`

export const totalOf = (rates: readonly RateSum[]): Amounts =>
  rates.reduce(
    (sum, rate) => ({
      netGrosze: sum.netGrosze + rate.netGrosze,
      vatGrosze: sum.vatGrosze + rate.vatGrosze,
      grossGrosze: sum.grossGrosze + rate.grossGrosze,
    }),
    { netGrosze: 0, vatGrosze: 0, grossGrosze: 0 },
  )

/** The last months, this one first: `2026-11`. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
