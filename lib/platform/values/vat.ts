/** Percent of value-added tax on what the shop sells, unless a product says another. */
export const VAT_PERCENT = 23

/** The rates of the Polish VAT act that goods of the shop can have (art. 41, 146ef). The database knows the same list. */
export const vatRates: readonly number[] = [23, 8, 5]

/** A rate in percent as tenths of a percent, which are whole: 25.5 is 255. */
export const permilleOf = (rate: number): number => Math.round(rate * 10)

/** Whether a number is a rate of tax in percent with at most one decimal, as some countries of the Union have it. */
export const isVatRate = (rate: number): boolean => rate >= 0 && rate <= 50 && permilleOf(rate) / 10 === rate

/**
 * Grosze of value-added tax in a gross sum: gross × rate / (100 + rate), half a grosz rounded up (Polish VAT act, art. 106e
 * sec. 7 and 11). Of a sum that is given back, it is that of the sum with a minus.
 */
export function vatIn(grossGrosze: number, rate: number): number {
  const permille = permilleOf(rate)
  const tax = Math.floor((2 * Math.abs(grossGrosze) * permille + 1000 + permille) / (2 * (1000 + permille)))
  return grossGrosze < 0 ? -tax : tax
}

/** Grosze without the usual value-added tax of a sum that includes it, rounded once for the whole sum. */
export const netOf = (grosze: number): number => grosze - vatIn(grosze, VAT_PERCENT)
