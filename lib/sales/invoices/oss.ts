import { countryCode } from '@/lib/platform/values/countries'
import { vatRates } from '@/lib/platform/values/vat'
import type { RateSum } from './amounts'

/**
 * Whether tax of a rate is another country's, by the special procedure of the Union (VAT act, title XII, chapter 6a). Sales
 * from before their country was stored say it by a rate that Poland does not have.
 */
export const isOss = (ossCountry: string | null | undefined, vatRate: number): boolean =>
  Boolean(ossCountry) || !vatRates.includes(vatRate)

/** What was sold at a rate, and whether that is another country's. */
export type TaxedSum = RateSum & { isOss: boolean }

export const taxedSums = (rates: readonly RateSum[], ossCountry: string | null | undefined): TaxedSum[] =>
  rates.map((sum) => ({ ...sum, isOss: isOss(ossCountry, sum.vatRate) }))

/** Code of the country that a tax is due to, as files mark it; null where that is Poland. */
export const ossMark = (
  ossCountry: string | null | undefined,
  { vatRate }: Pick<RateSum, 'vatRate'>,
  buyersCountry: string,
): string | null => (isOss(ossCountry, vatRate) ? (ossCountry ?? countryCode(buyersCountry)) : null)
