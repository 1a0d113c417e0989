import { isFlotation, type TireSize } from '@/lib/measures/dimensions'

/** A tire size in the notation of the sidewall: `195/80 R15`, flotation `31x10.5 R15`, old ones `7.50 R16`. */
export function tireSizeText(tire: { width: number; profile: number; diameter: number }): string {
  const between = isFlotation(tire) ? 'x' : '/'
  return inchMarking(tire) ?? `${tire.width}${between}${tire.profile} R${tire.diameter}`
}

/** An old size without an aspect ratio, `205R16` or `7.50R16`, is read as the metric size of the same diameter. */
export function parseTireSize(text: string): TireSize | null {
  const written = text.trim().replaceAll(',', '.').replace(/[×х]/i, 'x')
  const metric = /^(?:P|LT)?(\d{3})\/(\d{2,3}) ?Z?R ?(\d{2}(?:\.5)?)C?$/i.exec(written)
  const flotation = /^(\d{2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?) ?R ?(\d{2}(?:\.5)?)(?:LT)?$/i.exec(
    written,
  )
  const match = metric ?? flotation
  return match ? sizeOf(match) : oldTireSize(written)
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const typedMetric = new RegExp(
  String.raw`^(?:p|lt)?(\d{3}) ?[/ -] ?(\d{2,3}) ?[/ -]? ?(?:z?r)? ?${number} ?(?:c|lt)?(?: .*)?$`,
)
const typedFlotation = new RegExp(`^${number}["″]? ?[x/] ?${number} ?[- ]?r? ?${number} ?(?:c|lt)?(?: .*)?$`)

/**
 * A size in small Latin letters as people type it: `195 80 15`, `31x10.50-15`. What stands behind it is left aside, where
 * `parseTireSize` refuses the text: a file or a call would otherwise be half read without a word.
 */
export function parseTypedTireSize(text: string): TireSize | null {
  const match = typedMetric.exec(text) ?? typedFlotation.exec(text)
  return inchTireSize(text) ?? (match && sizeOf(match))
}

const sizeOf = ([, width, profile, diameter]: RegExpExecArray): TireSize => ({
  width: Number(width),
  profile: Number(profile),
  diameter: Number(diameter),
})

// Sizes without an aspect ratio, as they stand on old cars, as the metric sizes of the same overall diameter.

/** An aspect ratio of 80 gives the diameters of the makers' tables within 2 mm: 205R16 734 mm, 185R14C 652 mm. */
const FULL_PROFILE = 80

/**
 * Sizes that are marked in inches, all for rims of 16, with the metric width and aspect ratio of their diameter. It depends
 * on the maker by some mm; these are the middle of the makers' tables: 742, 778 and 805 mm.
 */
const inchSizes = [
  ['6.50 R16', 185, 91],
  ['7.00 R16', 200, 93],
  ['7.50 R16', 215, 93],
] as const
const INCH_RIM = 16

/** `7.50R16` or `7.00-16`; null for another text. */
function inchTireSize(text: string): TireSize | null {
  const marking = text.replace(/ ?[R-] ?(16)C?$/i, ' R$1')
  const size = inchSizes.find((each) => each[0] === marking)
  return size ? { width: size[1], profile: size[2], diameter: INCH_RIM } : null
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
  inchSizes.find((each) => each[1] === width && each[2] === profile && diameter === INCH_RIM)?.[0]
