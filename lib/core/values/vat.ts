/** Percent of value-added tax on what the shop sells, unless a product says another. */
export const VAT_PERCENT = 23

/** The rates of the Polish VAT act that goods of the shop can have (art. 41, 146ef). The database knows the same list. */
export const vatRates: readonly number[] = [23, 8, 5]

/**
 * Grosze of value-added tax in a gross sum of one rate: gross × rate / (100 + rate), half a grosz rounded up (Polish VAT
 * act, art. 106e sec. 7 and 11). Of a sum that is given back, it is that of the sum with a minus.
 */
export function vatIn(grossGrosze: number, rate: number): number {
  const tax = Math.floor((2 * Math.abs(grossGrosze) * rate + 100 + rate) / (2 * (100 + rate)))
  return grossGrosze < 0 ? -tax : tax
}

/** Grosze without the usual value-added tax of a sum that includes it, rounded once for the whole sum. */
export const netOf = (grosze: number): number => grosze - vatIn(grosze, VAT_PERCENT)
