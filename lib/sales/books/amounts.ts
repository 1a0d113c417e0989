import type { ProductType } from '@/lib/catalog/product/schema'
import { countryCode } from '@/lib/platform/values/countries'
import { vatIn, vatRates } from '@/lib/platform/values/vat'
import { isAccountOnly } from '@/lib/sales/payment-ways/closed'

// Prices are gross, so net and tax are computed from gross sums: the method of art. 106e sec. 7 to 10 of the Polish VAT
// act. The tax of a rate is that of the sum of its lines, and the lines share it.

/** Grosze. Net and tax add up to gross. */
export type Amounts = { netGrosze: number; vatGrosze: number; grossGrosze: number }
/** The sum sold at one rate of tax, in percent with at most one decimal. */
export type RateSum = Amounts & { vatRate: number }
export type Priced = { vatRate: number; grossGrosze: number }

const nothing: Amounts = { netGrosze: 0, vatGrosze: 0, grossGrosze: 0 }

/** One amount and as many times another as `times` says. */
const plus = (one: Amounts, other: Amounts, times: 1 | -1 = 1): Amounts => ({
  netGrosze: one.netGrosze + times * other.netGrosze,
  vatGrosze: one.vatGrosze + times * other.vatGrosze,
  grossGrosze: one.grossGrosze + times * other.grossGrosze,
})

export const sumOfRates = (rates: readonly RateSum[]): Amounts =>
  rates.reduce((sum, rate) => plus(sum, rate), nothing)

const amountsIn = (grossGrosze: number, vatGrosze: number): Amounts => ({
  netGrosze: grossGrosze - vatGrosze,
  vatGrosze,
  grossGrosze,
})

const sumNumbers = (amounts: number[]): number => amounts.reduce((sum, each) => sum + each, 0)

const ratesOf = (lines: { vatRate: number }[]): number[] =>
  [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => other - one)

/**
 * Net, tax and gross of each line, of each rate, and of all. The grosze between the tax of a rate and those of its
 * lines go to the dearest line, so that a correction leaves lines alone that did not come back.
 */
export function amountsOf<Line extends Priced>(lines: Line[]) {
  const rates = ratesOf(lines).map((vatRate): RateSum => {
    const gross = sumNumbers(lines.filter((line) => line.vatRate === vatRate).map((line) => line.grossGrosze))
    return { vatRate, ...amountsIn(gross, vatIn(gross, vatRate)) }
  })
  const taxes = lines.map((line) => vatIn(line.grossGrosze, line.vatRate))
  for (const { vatRate, vatGrosze } of rates) {
    const own = lines.flatMap((line, index) => (line.vatRate === vatRate ? [index] : []))
    const grossAt = (index: number) => lines[index]?.grossGrosze ?? 0
    const dearest = own.reduce((best, index) => (grossAt(index) > grossAt(best) ? index : best))
    const rest = vatGrosze - sumNumbers(own.map((index) => taxes[index] ?? 0))
    taxes[dearest] = (taxes[dearest] ?? 0) + rest
  }
  const amounts = lines.map((line, index): Line & Amounts => ({
    ...line,
    ...amountsIn(line.grossGrosze, taxes[index] ?? 0),
  }))
  return { lines: amounts, rates, total: sumOfRates(rates) }
}

export type Sums = { rates: RateSum[]; total: Amounts }

/** The change by a correction, for each rate and in all; negative if less is owed. */
export function differenceOf(before: Sums, after: Sums): Sums {
  const sumAt = ({ rates }: Sums, rate: number) => rates.find(({ vatRate }) => vatRate === rate) ?? nothing
  const rates = ratesOf([...before.rates, ...after.rates]).map(
    (vatRate): RateSum => ({ vatRate, ...plus(sumAt(after, vatRate), sumAt(before, vatRate), -1) }),
  )
  return { rates, total: plus(after.total, before.total, -1) }
}

/** The rate of a delivery: the one of the goods that cost the most, since it goes along with them; the higher of two. */
export const mainRate = (lines: Priced[]): number | undefined =>
  amountsOf(lines).rates.reduce<RateSum | undefined>(
    (main, rate) => (main && main.grossGrosze >= rate.grossGrosze ? main : rate),
    undefined,
  )?.vatRate

/** Whether tax is another country's (VAT act, title XII, chapter 6a); older sales say it by a rate that Poland lacks. */
export const isOss = (ossCountry: string | null | undefined, vatRate: number): boolean =>
  Boolean(ossCountry) || !vatRates.includes(vatRate)

export type TaxedSum = RateSum & { isOss: boolean }

export const taxedSums = (rates: readonly RateSum[], ossCountry: string | null | undefined): TaxedSum[] =>
  rates.map((sum) => ({ ...sum, isOss: isOss(ossCountry, sum.vatRate) }))

/** Code of the country that a tax is due to, as files mark it; null where that is Poland. */
export const ossMark = (
  ossCountry: string | null | undefined,
  { vatRate }: Pick<RateSum, 'vatRate'>,
  buyersCountry: string,
): string | null => (isOss(ossCountry, vatRate) ? (ossCountry ?? countryCode(buyersCountry)) : null)

type Goods = { productType?: ProductType }

/** Whether goods stand in annex 15 of the VAT act, as parts of vehicles do (CN 8708): wheels and spacers, no tires. */
export const isVehiclePart = ({ productType }: Goods): boolean =>
  productType === 'Wheel' || productType === 'Spacer'

/** Whether an invoice has to say "mechanizm podzielonej płatności" (VAT act, art. 108a sec. 1a). */
export const needsSplitPayment = (
  lines: readonly Goods[],
  isCompany: boolean,
  grossGrosze: number,
): boolean => isAccountOnly(isCompany, grossGrosze) && lines.some(isVehiclePart)
