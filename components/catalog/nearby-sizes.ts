import { type TireSize, tireDimensions } from '@/lib/catalog/dimensions'

/** Above this difference in diameter the speedometer errs by more than a workshop would wave through. */
const LARGEST_DIFFERENCE = 0.03
const SHOWN = 6

/** Sizes for the same rim that differ in overall diameter by less than 3 %, the closest first. */
export function nearbySizes(asked: TireSize, onSale: readonly TireSize[]): TireSize[] {
  const wanted = tireDimensions(asked).overallDiameterMm
  return onSale
    .map((size) => ({ size, difference: Math.abs(tireDimensions(size).overallDiameterMm / wanted - 1) }))
    .filter(({ size, difference }) => size.diameter === asked.diameter && difference < LARGEST_DIFFERENCE)
    .filter(({ size }) => size.width !== asked.width || size.profile !== asked.profile)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, SHOWN)
    .map(({ size }) => size)
}
