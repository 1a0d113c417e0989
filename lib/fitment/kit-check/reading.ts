import {
  type FieldProblem,
  plainSize,
  readFigure,
  readLength,
  readTireSize,
} from '@/lib/fitment/tools/reading'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { MM_PER_INCH, type TireSize } from '@/lib/measures/dimensions'
import { isPossiblePattern, isPossibleRim, isWithin } from '@/lib/measures/limits'
import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { oldTireSize } from '@/lib/measures/old-tire-sizes'
import { splitMarking } from '@/lib/measures/own-tire'
import type { Rim } from '@/lib/measures/rims'
import { parseRim } from '@/lib/measures/rims'
import { parseThread } from '@/lib/measures/threads'
import { latinMarking } from '@/lib/platform/values/look-alikes'

/** Why a field of a kit cannot be used; `code` has words under `kit.problems`, which the figures fill in. */
type OwnProblem =
  | { code: 'maybeInches'; mm: number }
  | { code: 'maybeMm'; inches: number }
  | { code: 'patternInInches'; pattern: string }
  | { code: 'boreAboveCircle'; circle: number }
  | { code: 'otherThanVehicle'; known: string }
  | { code: (typeof plainProblems)[number] }
const plainProblems = [
  'notPattern',
  'notThread',
  'notRim',
  'notLoadIndex',
  'notSpeedSymbol',
  'unknownVehicle',
  'unknownProduct',
] as const

/** The problems of the calculators' fields have their words there. */
export type KitProblem = FieldProblem | OwnProblem

const ownProblems: readonly string[] = [
  ...plainProblems,
  'maybeInches',
  'maybeMm',
  'patternInInches',
  'boreAboveCircle',
  'otherThanVehicle',
]
export const isOwnProblem = (problem: KitProblem): problem is OwnProblem => ownProblems.includes(problem.code)

export type KitReading<Value> = { value?: Value; problem?: KitProblem }

/** A bolt pattern as people write it. `5x5.5` is one in inches: it is named, and never converted silently. */
export function readPattern(text: string | undefined): KitReading<string> {
  if (!text) return {}
  const value = parseBoltPattern(text)
  if (value && isPossiblePattern(value)) return { value }
  const inches = /^(\d{1,2}) ?[x/] ?(\d(?:\.\d{1,3})?)["″]?$/.exec(plainSize(text))
  if (!inches) return { problem: { code: 'notPattern' } }
  const mm = Math.round(Number(inches[2]) * MM_PER_INCH * 10) / 10
  return { problem: { code: 'patternInInches', pattern: `${inches[1]}x${mm}` } }
}

type Range = { least: number; most: number }

/** Millimeters. A figure that is only possible in inches is not converted: it is named. */
export function readMm(text: string | undefined, range: Range): KitReading<number> {
  const reading = readLength(text ?? '', 'mm', { ...range, isOptional: true })
  if (reading.problem?.code !== 'outOfRange') return reading
  const { value } = readFigure(text, anyFigure)
  if (value === undefined) return reading
  const mm = Math.round(value * MM_PER_INCH * 10) / 10
  return isWithin(mm, range) ? { problem: { code: 'maybeInches', mm } } : reading
}

/** A tire size with or without load index and speed symbol; an old one such as `205R16C` as the call of a fit reads it. */
export function readSize(text: string | undefined): KitReading<TireSize> {
  if (!text) return {}
  const old = oldTireSize(plainSize(splitMarking(text).size))
  return old ? { value: old } : readTireSize(text)
}

/** Kilograms, with or without their unit. */
export const readKg = (text: string | undefined, range: Range): KitReading<number> =>
  readFigure((text ?? '').replace(/ ?(kg|кг)\.?$/i, ''), { ...range, isOptional: true })

/** Inches of a rim. A figure that is only possible in millimeters is not converted: it is named. */
export function readInches(text: string | undefined, range: Range): KitReading<number> {
  const reading = readLength(text ?? '', 'in', { ...range, isOptional: true })
  if (reading.problem?.code !== 'outOfRange') return reading
  const { value } = readFigure(text, anyFigure)
  if (value === undefined) return reading
  const inches = Math.round((value / MM_PER_INCH) * 2) / 2
  return isWithin(inches, range) ? { problem: { code: 'maybeMm', inches } } : reading
}

const anyFigure = { least: 0, most: 10_000 }

/** A thread in the one way in which the table of vehicles has it. */
export function readThread(text: string | undefined): KitReading<string> {
  if (!text) return {}
  const value = parseThread(text)
  return value ? { value } : { problem: { code: 'notThread' } }
}

/** A rim in either order: `15x5.5`, `5,5Jx15`. */
export function readRim(text: string | undefined): KitReading<Rim> {
  if (!text) return {}
  const value = parseRim(text)
  return value && isPossibleRim(value) ? { value } : { problem: { code: 'notRim' } }
}

export function readLoadIndex(text: string | undefined): KitReading<number> {
  if (!text) return {}
  const value = /^\d{2,3}$/.test(text) ? Number(text) : Number.NaN
  return loadCapacityKg(value) === undefined ? { problem: { code: 'notLoadIndex' } } : { value }
}

export function readSpeedSymbol(text: string | undefined): KitReading<string> {
  if (!text) return {}
  const value = latinMarking(text).toUpperCase()
  return speedLimitKmh(value) === undefined ? { problem: { code: 'notSpeedSymbol' } } : { value }
}

/** One of some codes. */
export function readOption<Code extends string>(
  text: string | undefined,
  codes: readonly Code[],
): KitReading<Code> {
  if (!text) return {}
  const value = codes.find((code) => code === text)
  return value === undefined ? { problem: { code: 'notListed' } } : { value }
}
