import { parseTireSize } from '@/lib/measures/tire-sizes'
import type { ErrorCode } from '@/lib/platform/errors'
import { readNumber } from '@/lib/platform/values/number-text'
import { parseBoltPattern } from './bolt-patterns'
import { parseRim } from './dimensions'
import { isPossiblePattern, isPossibleRim, isPossibleTire, isWithin, loadIndexes, type Range } from './limits'
import { loadCapacityKg, speedLimitKmh } from './load-and-speed'
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

const readerOf =
  <Value>(
    parse: (text: string) => Value | null | undefined,
    isPossible: (value: Value) => boolean,
    problem: ErrorCode,
  ): Reader<Value> =>
  (text) => {
    const value = parse(text)
    return value && isPossible(value) ? { value } : { problem }
  }

export const boltPattern = readerOf(parseBoltPattern, isPossiblePattern, 'bolt_pattern_format')
export const thread = readerOf(parseThread, () => true, 'thread_format')
export const rim = readerOf(parseRim, isPossibleRim, 'rim_format')
export const tireSize = readerOf(parseTireSize, isPossibleTire, 'tire_size_format')

/** A load index whose load is known. */
export const loadIndex: Reader<number> = (text) => {
  const reading = wholeFigure(loadIndexes)(text)
  return 'value' in reading && !loadCapacityKg(reading.value) ? { problem: 'out_of_range' } : reading
}

export const speedSymbol = readerOf(
  (text) => text.toUpperCase(),
  (symbol) => speedLimitKmh(symbol) !== undefined,
  'unknown_value',
)
