import { MM_PER_INCH, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { parseTypedTireSize } from '@/lib/measures/tire-sizes'
import { latinSize } from '@/lib/platform/values/look-alikes'
import { readNumber } from '@/lib/platform/values/number-text'

/** Why a field cannot be used; `code` has words under `toolForm.problems`, which the figures fill in. */
export type FieldProblem =
  | { code: 'empty' | 'notNumber' | 'notSize' | 'noProfile' | 'sizeRange' | 'notMarking' | 'notListed' }
  | { code: 'outOfRange'; least: number; most: number }

/** What stands in a field. Neither a value nor a problem: it was not asked for, or may stay empty. */
export type FieldReading<Value> = { value?: Value; problem?: FieldProblem }

/** A field as the address or the form gives it; undefined where the address does not name it. */
export type FieldText = string | undefined

/** What a tool makes of its fields: the problems at each of them, and an answer as soon as there is one. */
export type Calculation<Field extends string, Answer> = {
  problems: Partial<Record<Field, FieldProblem>>
  answer: Answer | null
}

export function problemsOf<Field extends string>(readings: Record<Field, FieldReading<unknown>>) {
  const problems: Partial<Record<Field, FieldProblem>> = {}
  for (const field of Object.keys(readings) as Field[]) {
    const { problem } = readings[field]
    if (problem) problems[field] = problem
  }
  return problems
}

export const plainSize = (text: string): string =>
  latinSize(text.normalize('NFKC'))
    .replace(/[×*]/g, 'x')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/\s+/g, ' ')
    .trim()

const withoutProfile = /^\d{3} ?-? ?z?r ?\d{2}/

/** Whether some tire has these millimeters, percent and inches, also one that the shop would not sell. */
const isPossible = ({ width, profile, diameter }: TireSize): boolean => {
  if (diameter < 8 || diameter > 30) return false
  const { sidewallMm, sectionWidthMm } = tireDimensions({ width, profile, diameter })
  return sectionWidthMm >= 100 && sectionWidthMm <= 500 && sidewallMm >= 40 && sidewallMm <= 400
}

/** `195/80R15`, `195 80 15`, `LT265/70 R17 112Q`, `31x10,50-15`, `31х10.5 Р15`; what stands behind it is left aside. */
export function readTireSize(text: FieldText): FieldReading<TireSize> {
  if (text === undefined) return {}
  const written = plainSize(text)
  if (written === '') return { problem: { code: 'empty' } }
  const value = parseTypedTireSize(written)
  if (!value) return { problem: { code: withoutProfile.test(written) ? 'noProfile' : 'notSize' } }
  return isPossible(value) ? { value } : { problem: { code: 'sizeRange' } }
}

type LengthUnit = 'mm' | 'in'
type Range = { least: number; most: number; isOptional?: boolean }

const inches = /^(?:"|″|''|in|inch|inches|cal|cala|cale|cali|дюйм|дюйма|дюймов|j)$/
const measure = /^(?:et|j)? ?(.*?) ?(mm|мм|cm|см|"|″|''|in|inch|inches|cal[aei]?|дюйм(?:а|ов)?|j)?\.?$/u

export function readFigure(text: FieldText, range: Range): FieldReading<number> {
  if (text === undefined) return {}
  return inRange(readNumber(text), range)
}

/** `7J`, `ET -10`, `30 mm`; another unit is converted: 178 mm in a field of inches are 7. */
export function readLength(text: FieldText, unit: LengthUnit, range: Range): FieldReading<number> {
  if (text === undefined) return {}
  const written = text.normalize('NFKC').toLowerCase().trim().replace(/^ет/, 'et')
  const [, figure = '', named = unit] = measure.exec(written) ?? []
  const value = readNumber(figure)
  if (value === undefined) return inRange(written === '' ? undefined : Number.NaN, range)
  const isInches = inches.test(named)
  const mm = isInches ? value * MM_PER_INCH : /^(cm|см)$/.test(named) ? value * 10 : value
  const writtenIn = isInches ? 'in' : 'mm'
  return inRange(writtenIn === unit ? (isInches ? value : mm) : unit === 'in' ? mm / MM_PER_INCH : mm, range)
}

function inRange(value: number | undefined, { least, most, isOptional }: Range): FieldReading<number> {
  if (value === undefined) return isOptional ? {} : { problem: { code: 'empty' } }
  if (Number.isNaN(value)) return { problem: { code: 'notNumber' } }
  return value >= least && value <= most ? { value } : { problem: { code: 'outOfRange', least, most } }
}
