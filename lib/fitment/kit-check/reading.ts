import {
  type FieldProblem,
  plainSize,
  readFigure,
  readLength,
  readTireSize,
} from '@/lib/fitment/tools/reading'
import { MM_PER_INCH, type TireSize } from '@/lib/measures/dimensions'
import { isWithin, type Range } from '@/lib/measures/limits'
import { splitMarking } from '@/lib/measures/own-tire'
import { boltPattern, code, loadIndex, type Reader, rim, speedSymbol, thread } from '@/lib/measures/readers'
import { oldTireSize } from '@/lib/measures/tire-sizes'
import { latinMarking } from '@/lib/platform/values/look-alikes'

/** Why a field of a kit cannot be used; `code` has words under `kit.problems`, which the figures fill in. */
type OwnProblem =
  | { code: 'maybeInches'; mm: number }
  | { code: 'maybeMm'; inches: number }
  | { code: 'patternInInches'; pattern: string }
  | { code: 'boreAboveCircle'; circle: number }
  | { code: 'otherThanVehicle'; known: string }
  | { code: 'notPattern' | 'notThread' | 'notRim' | 'notLoadIndex' | 'notSpeedSymbol' }
  | { code: 'unknownVehicle' | 'unknownProduct' }

export type KitProblem = FieldProblem | OwnProblem

const ofTools: Record<FieldProblem['code'], true> = {
  empty: true,
  notNumber: true,
  notSize: true,
  noProfile: true,
  sizeRange: true,
  notMarking: true,
  notListed: true,
  outOfRange: true,
}
export const isOwnProblem = (problem: KitProblem): problem is OwnProblem => !(problem.code in ofTools)

export type KitReader<Value> = (text: string) => { value?: Value; problem?: KitProblem }

/** A bolt pattern as people write it. `5x5.5` is one in inches: it is named, and never converted silently. */
export const readPattern: KitReader<string> = (text) => {
  const reading = boltPattern(text)
  if ('value' in reading) return reading
  const inches = /^(\d{1,2}) ?[x/] ?(\d(?:\.\d{1,3})?)["″]?$/.exec(plainSize(text))
  if (!inches) return { problem: { code: 'notPattern' } }
  const mm = Math.round(Number(inches[2]) * MM_PER_INCH * 10) / 10
  return { problem: { code: 'patternInInches', pattern: `${inches[1]}x${mm}` } }
}

/** A length. A figure that is only possible in the other unit is not converted: it is named. */
export const readIn =
  (unit: 'mm' | 'in', range: Range): KitReader<number> =>
  (text) => {
    const reading = readLength(text, unit, { ...range, isOptional: true })
    if (reading.problem?.code !== 'outOfRange') return reading
    const { value } = readFigure(text, { least: 0, most: 10_000 })
    if (value === undefined) return reading
    const mm = Math.round(value * MM_PER_INCH * 10) / 10
    const inches = Math.round((value / MM_PER_INCH) * 2) / 2
    if (!isWithin(unit === 'mm' ? mm : inches, range)) return reading
    return { problem: unit === 'mm' ? { code: 'maybeInches', mm } : { code: 'maybeMm', inches } }
  }

/** A tire size with or without load index and speed symbol; an old one such as `205R16C` as the call of a fit reads it. */
export const readSize: KitReader<TireSize> = (text) => {
  const old = oldTireSize(plainSize(splitMarking(text).size))
  return old ? { value: old } : readTireSize(text)
}

export const readKg =
  (range: Range): KitReader<number> =>
  (text) =>
    readFigure(text.replace(/ ?(kg|кг)\.?$/i, ''), { ...range, isOptional: true })

/** A reader of measures, with the problem that the form names. */
const withProblem =
  <Value>(reader: Reader<Value>, problem: KitProblem): KitReader<Value> =>
  (text) => {
    const reading = reader(text)
    return 'value' in reading ? reading : { problem }
  }

export const readThread = withProblem(thread, { code: 'notThread' })
export const readRim = withProblem(rim, { code: 'notRim' })
export const readLoadIndex = withProblem(loadIndex, { code: 'notLoadIndex' })
export const readSpeedSymbol = withProblem((text) => speedSymbol(latinMarking(text)), {
  code: 'notSpeedSymbol',
})
export const readOption = <Code extends string>(codes: readonly Code[]) =>
  withProblem(code(codes), { code: 'notListed' })
