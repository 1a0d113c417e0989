import { isFlotation, MM_PER_INCH, type TireSize, tireDimensions } from '@/lib/drawing/dimensions'

type Range = { from: number; to: number }

/** Least and greatest rim width as a share of the section width, from an aspect ratio up. */
const shares: readonly { aspectRatio: number; from: number; to: number }[] = [
  { aspectRatio: 70, from: 0.65, to: 0.85 },
  { aspectRatio: 50, from: 0.7, to: 0.9 },
]
const HIGHEST_ASPECT_RATIO = 85

/** Flotation sizes, by overall diameter and width in inches. */
const flotationRims: Readonly<Record<string, Range>> = {
  '30x9.5': { from: 6.5, to: 8.5 },
  '31x10.5': { from: 7, to: 9 },
  '32x11.5': { from: 8, to: 10 },
  '33x12.5': { from: 8.5, to: 11 },
  '35x12.5': { from: 8.5, to: 11 },
}

/**
 * The rim widths in inches that are permitted for a tire size; null where no table has it. Metric sizes: ISO 4000-1
 * gives the permitted widths as shares of the section width by aspect ratio, to the next half inch. Flotation sizes: Tire
 * and Rim Association, Year Book, as makers print it in their tables.
 */
export function permittedRims(size: TireSize): Range | null {
  if (isFlotation(size)) return flotationRims[`${size.width}x${size.profile}`] ?? null
  if (size.profile > HIGHEST_ASPECT_RATIO) return null
  const share = shares.find(({ aspectRatio }) => size.profile >= aspectRatio)
  if (!share) return null
  const inches = tireDimensions(size).sectionWidthMm / MM_PER_INCH
  return { from: toHalfInch(inches * share.from), to: toHalfInch(inches * share.to) }
}

const toHalfInch = (inches: number) => Math.round(inches * 2) / 2
