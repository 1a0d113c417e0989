import type { ProductType } from '@/lib/catalog/product/fields'

/** Where one range of prices ends and the next begins, in PLN; the last has no end. */
const priceSteps: Record<ProductType, readonly number[]> = {
  Tire: [300, 400, 500, 600, 800, 1000],
  Wheel: [300, 500, 750, 1000, 1250],
  Spacer: [100, 125, 150, 175, 200],
}

/** A range holds prices from `from` on and below `to`. */
export type PriceRange = { value: string; from: number; to: number | null }

function rangesBetween(steps: readonly number[]): PriceRange[] {
  return [0, ...steps].map((from, index) => {
    const to = steps[index] ?? null
    return { value: `${from}-${to ?? ''}`, from, to }
  })
}

/** Ranges of the price facet, cheapest first: `0-300`, `300-400`, … `1000-`. */
export const priceRanges: Record<ProductType, readonly PriceRange[]> = {
  Tire: rangesBetween(priceSteps.Tire),
  Wheel: rangesBetween(priceSteps.Wheel),
  Spacer: rangesBetween(priceSteps.Spacer),
}
