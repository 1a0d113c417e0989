import { isFlotation, MM_PER_INCH, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'

type Range = { from: number; to: number }

/** Rim widths in inches. */
export type PermittedRims = Range & {
  /** What some source permits beyond that; absent where all agree. */
  widest?: Range
}

/** Least and greatest rim width as a share of the section width, from an aspect ratio up. */
const shares: readonly { aspectRatio: number; from: number; to: number }[] = [
  { aspectRatio: 70, from: 0.65, to: 0.85 },
  { aspectRatio: 50, from: 0.7, to: 0.9 },
  { aspectRatio: 45, from: 0.8, to: 0.95 },
  { aspectRatio: 35, from: 0.85, to: 1 },
]
/** Above it, makers stay below the share: 235/85 R16 ends at 7.5 and not at 8. */
const HIGHEST_ASPECT_RATIO = 80

/** What makers and the manual print for sizes that the shares do not have, or otherwise than the shares. */
const makers: Readonly<Record<string, readonly Range[]>> = {
  // the only size of its aspect ratio that the manual keeps within the shares
  '205/35 R18': [{ from: 7.5, to: 7.5 }],
  '215/85 R16': [{ from: 5.5, to: 7 }],
  '235/85 R16': [{ from: 6, to: 7.5 }],
  '255/85 R16': [{ from: 6.5, to: 8 }],
  '265/50 R20': [{ from: 8, to: 9.5 }],
  // LT tires end below the shares, which passenger tires of the size reach
  '265/70 R16': [{ from: 7, to: 8.5 }],
  '265/70 R17': [{ from: 7, to: 8.5 }],
  '265/75 R16': [{ from: 7, to: 8 }],
  '275/65 R18': [{ from: 7.5, to: 9 }],
  '275/70 R18': [{ from: 7, to: 8.5 }],
  '285/70 R17': [{ from: 7.5, to: 9 }],
  '285/75 R16': [{ from: 7.5, to: 9 }],
  '295/55 R20': [{ from: 8, to: 10 }],
  '295/65 R20': [{ from: 8, to: 10 }],
  '305/70 R16': [{ from: 8, to: 9.5 }],
  '315/70 R17': [{ from: 8, to: 11 }],
  '315/75 R16': [{ from: 8, to: 11 }],
  '325/60 R20': [{ from: 9, to: 12 }],
  '30x9.5 R15': [{ from: 6.5, to: 8.5 }],
  '31x10.5 R15': [{ from: 7, to: 9 }],
  '32x11.5 R15': [{ from: 8, to: 10 }],
  '33x10.5 R15': [{ from: 7, to: 9 }],
  '33x11.5 R20': [{ from: 8, to: 10.5 }],
  '33x12.5 R15': [
    { from: 8, to: 10.5 },
    { from: 8.5, to: 11 },
  ],
  '33x12.5 R17': [{ from: 8.5, to: 11 }],
  '33x12.5 R18': [{ from: 8.5, to: 11 }],
  '33x12.5 R20': [{ from: 8.5, to: 11 }],
  '35x12.5 R15': [
    { from: 8, to: 10.5 },
    { from: 8.5, to: 11 },
  ],
  '35x12.5 R17': [{ from: 8.5, to: 11 }],
  '35x12.5 R18': [{ from: 8.5, to: 11 }],
  '35x12.5 R20': [{ from: 8.5, to: 11 }],
  '37x12.5 R17': [{ from: 8.5, to: 11 }],
}

/**
 * The rim widths that every source permits for a tire size; null where no source has it. Metric sizes: shares of the
 * section width by aspect ratio to the next half inch, which give the tables of the ETRTO Standards Manual. Other sizes,
 * and what differs: makers' tables. `rim-widths.test.ts` has the figures and where they were read.
 */
export function permittedRims(size: TireSize): PermittedRims | null {
  const byShare = rimsByShare(size)
  const ranges = [...(byShare ? [byShare] : []), ...(makers[tireSizeText(size)] ?? [])]
  if (ranges.length === 0) return null
  const starts = ranges.map(({ from }) => from)
  const ends = ranges.map(({ to }) => to)
  const sure = { from: Math.max(...starts), to: Math.min(...ends) }
  const widest = { from: Math.min(...starts), to: Math.max(...ends) }
  return widest.from === sure.from && widest.to === sure.to ? sure : { ...sure, widest }
}

function rimsByShare(size: TireSize): Range | null {
  if (isFlotation(size) || size.profile > HIGHEST_ASPECT_RATIO) return null
  const share = shares.find(({ aspectRatio }) => size.profile >= aspectRatio)
  if (!share) return null
  const inches = tireDimensions(size).sectionWidthMm / MM_PER_INCH
  return { from: toHalfInch(inches * share.from), to: toHalfInch(inches * share.to) }
}

const toHalfInch = (inches: number) => Math.round(inches * 2) / 2
