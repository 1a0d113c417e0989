import { parseTireSize } from '@/lib/measures/tire-sizes'
import type { ErrorCode } from '@/lib/platform/errors'
import { readNumber } from '@/lib/platform/values/number-text'
import { parseBoltPattern } from './bolt-patterns'
import { parseRim, type Rim, type TireSize } from './dimensions'
import { isPossiblePattern, isPossibleRim, isPossibleTire, isWithin, type Range } from './limits'
import { parseThread } from './threads'

// How figures of hubs and vehicles are read from texts: in an address, a form and a file alike.

/** A value, or why the text is none. */
export type Reading<Value> = { value: Value } | { problem: ErrorCode }
export type Reader<Value> = (text: string) => Reading<Value>

/** A number within limits; `outside` says which they are. */
export const figure =
  (range: Range, outside: ErrorCode = 'out_of_range'): Reader<number> =>
  (text) => {
    const value = readNumber(text) ?? Number.NaN
    if (Number.isNaN(value)) return { problem: 'invalid_number' }
    return isWithin(value, range) ? { value } : { problem: outside }
  }

export const wholeFigure =
  (range: Range, outside?: ErrorCode): Reader<number> =>
  (text) => {
    const reading = figure(range, outside)(text)
    return 'value' in reading && !Number.isInteger(reading.value) ? { problem: 'invalid_number' } : reading
  }

export const code =
  <Code extends string>(codes: readonly Code[]): Reader<Code> =>
  (text) => {
    const value = codes.find((each) => each === text)
    return value ? { value } : { problem: 'unknown_value' }
  }

export const boltPattern: Reader<string> = (text) => {
  const value = parseBoltPattern(text)
  return value && isPossiblePattern(value) ? { value } : { problem: 'bolt_pattern_format' }
}

export const thread: Reader<string> = (text) => {
  const value = parseThread(text)
  return value ? { value } : { problem: 'thread_format' }
}

export const rim: Reader<Rim> = (text) => {
  const value = parseRim(text)
  return value && isPossibleRim(value) ? { value } : { problem: 'rim_format' }
}

export const tireSize: Reader<TireSize> = (text) => {
  const value = parseTireSize(text)
  return value && isPossibleTire(value) ? { value } : { problem: 'tire_size_format' }
}
