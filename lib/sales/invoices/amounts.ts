import { vatIn } from '@/lib/platform/values/vat'

// Prices are gross, so net and tax are computed from gross sums: the method of art. 106e sec. 7 to 10 of the Polish VAT
// act. The tax of a rate is that of the sum of its lines, and the lines share it.

/** Grosze. Net and tax add up to gross. */
export type Amounts = { netGrosze: number; vatGrosze: number; grossGrosze: number }
/** What was sold at one rate of tax, in percent with at most one decimal. */
export type RateSum = Amounts & { vatRate: number }
/** What a line of an invoice comes to. */
export type Priced = { vatRate: number; grossGrosze: number }

const nothing: Amounts = { netGrosze: 0, vatGrosze: 0, grossGrosze: 0 }

const plus = (one: Amounts, other: Amounts): Amounts => ({
  netGrosze: one.netGrosze + other.netGrosze,
  vatGrosze: one.vatGrosze + other.vatGrosze,
  grossGrosze: one.grossGrosze + other.grossGrosze,
})

const amountsIn = (grossGrosze: number, vatGrosze: number): Amounts => ({
  netGrosze: grossGrosze - vatGrosze,
  vatGrosze,
  grossGrosze,
})

const sumOf = (amounts: number[]): number => amounts.reduce((sum, each) => sum + each, 0)

/** The rates of some lines, the highest first. */
const ratesOf = (lines: { vatRate: number }[]): number[] =>
  [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => other - one)

/**
 * Net, tax and gross of each line, of each rate, and of all. The tax of a rate is rounded once, for its sum, and the tax
 * of a line for itself; the grosze between the two are the dearest line's, so that the lines come to their rate exactly,
 * and a correction does not touch lines that nobody returned.
 */
export function amountsOf<Line extends Priced>(lines: Line[]) {
  const rates = ratesOf(lines).map((vatRate): RateSum => {
    const gross = sumOf(lines.filter((line) => line.vatRate === vatRate).map((line) => line.grossGrosze))
    return { vatRate, ...amountsIn(gross, vatIn(gross, vatRate)) }
  })
  const taxes = lines.map((line) => vatIn(line.grossGrosze, line.vatRate))
  for (const { vatRate, vatGrosze } of rates) {
    const own = lines.flatMap((line, index) => (line.vatRate === vatRate ? [index] : []))
    const grossAt = (index: number) => lines[index]?.grossGrosze ?? 0
    const dearest = own.reduce((best, index) => (grossAt(index) > grossAt(best) ? index : best))
    const rest = vatGrosze - sumOf(own.map((index) => taxes[index] ?? 0))
    taxes[dearest] = (taxes[dearest] ?? 0) + rest
  }
  const amounts = lines.map((line, index): Line & Amounts => ({
    ...line,
    ...amountsIn(line.grossGrosze, taxes[index] ?? 0),
  }))
  return { lines: amounts, rates, total: rates.reduce(plus, nothing) }
}

const minus = (after: Amounts, before: Amounts): Amounts => ({
  netGrosze: after.netGrosze - before.netGrosze,
  vatGrosze: after.vatGrosze - before.vatGrosze,
  grossGrosze: after.grossGrosze - before.grossGrosze,
})

type Sums = { rates: RateSum[]; total: Amounts }

/** What a correction changes, for each rate and in all; negative where less is owed. */
export function differenceOf(before: Sums, after: Sums): Sums {
  const sumAt = ({ rates }: Sums, rate: number) => rates.find(({ vatRate }) => vatRate === rate) ?? nothing
  const rates = ratesOf([...before.rates, ...after.rates]).map(
    (vatRate): RateSum => ({ vatRate, ...minus(sumAt(after, vatRate), sumAt(before, vatRate)) }),
  )
  return { rates, total: minus(after.total, before.total) }
}

/** The rate of a delivery: the one of the goods that cost the most, since it goes along with them; the higher of two. */
export const mainRate = (lines: Priced[]): number | undefined =>
  amountsOf(lines).rates.reduce<RateSum | undefined>(
    (main, rate) => (main && main.grossGrosze >= rate.grossGrosze ? main : rate),
    undefined,
  )?.vatRate
