import { MM_PER_INCH } from '@/lib/measures/dimensions'
import {
  leastLoadIndex,
  leastSpeedSymbol,
  loadCapacityKg,
  loadIndexRange,
  speedLimitKmh,
} from '@/lib/measures/load-and-speed'
import { latinMarking } from '@/lib/platform/values/look-alikes'
import type { ToolField, ToolValues } from './address'
import { type Calculation, type FieldReading, problemsOf, readFigure } from './reading'

/** International avoirdupois pound-force per square inch (NIST SP 811): 1 psi = 6,894.757 Pa. */
const BAR_PER_PSI = 0.068_947_57
export const KG_PER_POUND = 0.453_592_37

/** `112/110N`: load indices for single and for twin wheels, and the speed symbol. */
type Marking = { loadIndex: number | null; twinLoadIndex: number | null; speedSymbol: string | null }

export type LoadSpeed = {
  marking: (Marking & { kg: number | null; twinKg: number | null; kmh: number | null }) | null
  /** The least load index for a load in kg; null above the last one. */
  indexFor: { kg: number; loadIndex: number | null } | null
  /** The least speed symbol for a speed in km/h; null above the last one. */
  symbolFor: { kmh: number; speedSymbol: string | null } | null
  /** Pairs of the same length and pressure. */
  lengths: { inches: number; mm: number }[]
  pressures: { psi: number; bar: number }[]
}

/** `96Q`, `112/110 N`, an index or a symbol alone, with Cyrillic letters that look the same. */
function readMarking(text: string | undefined): FieldReading<Marking> {
  const written = latinMarking(text ?? '')
  if (written.trim() === '') return {}
  const match = /^(?:(\d{2,3})(?: ?\/ ?(\d{2,3}))?)? ?([a-z]\d?)?$/.exec(written.trim())
  if (!match) return { problem: { code: 'notMarking' } }
  const [, single, twin, symbol] = match
  const value = {
    loadIndex: single ? Number(single) : null,
    twinLoadIndex: twin ? Number(twin) : null,
    speedSymbol: symbol ? symbol.toUpperCase() : null,
  }
  const indices = [value.loadIndex, value.twinLoadIndex].filter((index) => index !== null)
  if (indices.some((index) => loadCapacityKg(index) === undefined))
    return { problem: { code: 'outOfRange', ...loadIndexRange } }
  if (symbol && speedLimitKmh(symbol) === undefined) return { problem: { code: 'notMarking' } }
  return { value }
}

const kgOf = (index: number | null): number | null =>
  index === null ? null : (loadCapacityKg(index) ?? null)

export const inchesToMm = (inches: number): number => inches * MM_PER_INCH
export const mmToInches = (mm: number): number => mm / MM_PER_INCH
export const psiToBar = (psi: number): number => psi * BAR_PER_PSI
export const barToPsi = (bar: number): number => bar / BAR_PER_PSI

const optionalIn = (least: number, most: number) => ({ least, most, isOptional: true })

export function convertMarkings(
  values: ToolValues<'load-speed'>,
): Calculation<ToolField<'load-speed'>, LoadSpeed> {
  const readings = {
    marking: readMarking(values.marking),
    kg: readFigure(values.kg, optionalIn(1, 10_000)),
    kmh: readFigure(values.kmh, optionalIn(1, 500)),
    inches: readFigure(values.inches, optionalIn(0, 1_000)),
    mm: readFigure(values.mm, optionalIn(0, 100_000)),
    psi: readFigure(values.psi, optionalIn(0, 200)),
    bar: readFigure(values.bar, optionalIn(0, 15)),
  }
  const { marking, kg, kmh, inches, mm, psi, bar } = readings
  const read = marking.value
  const answer: LoadSpeed = {
    marking: read
      ? {
          ...read,
          kg: kgOf(read.loadIndex),
          twinKg: kgOf(read.twinLoadIndex),
          kmh: read.speedSymbol === null ? null : (speedLimitKmh(read.speedSymbol) ?? null),
        }
      : null,
    indexFor: kg.value === undefined ? null : { kg: kg.value, loadIndex: leastLoadIndex(kg.value) },
    symbolFor: kmh.value === undefined ? null : { kmh: kmh.value, speedSymbol: leastSpeedSymbol(kmh.value) },
    lengths: [
      ...(inches.value === undefined ? [] : [{ inches: inches.value, mm: inchesToMm(inches.value) }]),
      ...(mm.value === undefined ? [] : [{ inches: mmToInches(mm.value), mm: mm.value }]),
    ],
    pressures: [
      ...(psi.value === undefined ? [] : [{ psi: psi.value, bar: psiToBar(psi.value) }]),
      ...(bar.value === undefined ? [] : [{ psi: barToPsi(bar.value), bar: bar.value }]),
    ],
  }
  return { problems: problemsOf(readings), answer }
}
