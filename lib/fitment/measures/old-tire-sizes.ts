import type { TireSize } from '@/lib/drawing/dimensions'

// Sizes without an aspect ratio, as they stand on old cars, as the metric sizes of the same overall diameter.

/** An aspect ratio of 80 gives the diameters of the makers' tables within 2 mm: 205R16 734 mm, 185R14C 652 mm. */
const FULL_PROFILE = 80

/**
 * Sizes in inches by their width. The diameter depends on the maker by some mm; these are the middle of the makers'
 * tables: 6.50R16 742 mm, 7.00R16 778 mm, 7.50R16 805 mm.
 */
const inchSizes: Readonly<Record<string, TireSize>> = {
  '6.50R16': { width: 185, profile: 91, diameter: 16 },
  '7.00R16': { width: 200, profile: 93, diameter: 16 },
  '7.50R16': { width: 215, profile: 93, diameter: 16 },
}

/** `7.50R16` or `7.00-16`, which is marked in inches; null for another text. */
export function inchTireSize(text: string): TireSize | null {
  const [, inches, rim] = /^(\d\.\d{2}) ?[R-] ?(\d{2})C?$/i.exec(text) ?? []
  return inchSizes[`${inches}R${rim}`] ?? null
}

/** `205R16`, `195R15C` or a size that is marked in inches; null for another text. */
export function oldTireSize(text: string): TireSize | null {
  const [, width, rim] = /^(\d{3}) ?R ?(\d{2})C?$/i.exec(text) ?? []
  return width && rim
    ? { width: Number(width), profile: FULL_PROFILE, diameter: Number(rim) }
    : inchTireSize(text)
}

/** How a size is marked in inches: `7.50 R16`. Undefined for one that is marked in mm. */
export const inchMarking = ({ width, profile, diameter }: TireSize): string | undefined =>
  Object.entries(inchSizes)
    .find(([, size]) => size.width === width && size.profile === profile && size.diameter === diameter)?.[0]
    .replace('R', ' R')
