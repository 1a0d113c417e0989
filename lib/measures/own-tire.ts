import type { TireSize } from '@/lib/measures/dimensions'
import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { latinMarking } from '@/lib/platform/values/look-alikes'
import { type Reader, tireSize } from './readers'

/** What stands on the tires of a car: `215/75R15 100S`. Index and symbol are null where nobody said them. */
export type OwnTire = { size: TireSize; loadIndex: number | null; speedSymbol: string | null }

/** The index of single mounting and the symbol behind a size: `110/108N`. */
const service = /\s(\d{2,3})(?:\s?\/\s?\d{2,3})?\s?([a-zа-я]\d?)$/iu

/** A size with or without load index and speed symbol, apart; both null for a text that has none. */
export function splitMarking(text: string): { size: string } & Omit<OwnTire, 'size'> {
  const match = service.exec(text.trim())
  const loadIndex = Number(match?.[1])
  const speedSymbol = latinMarking(match?.[2] ?? '').toUpperCase()
  return match && loadCapacityKg(loadIndex) !== undefined && speedLimitKmh(speedSymbol) !== undefined
    ? { size: text.trim().slice(0, match.index), loadIndex, speedSymbol }
    : { size: text, loadIndex: null, speedSymbol: null }
}

export const ownTire: Reader<OwnTire> = (text) => {
  const { size, ...marking } = splitMarking(text)
  const reading = tireSize(size)
  return 'value' in reading ? { value: { size: reading.value, ...marking } } : reading
}

/** `33x12.50R15LT 108/104Q` has 23 signs; the rest is for spaces. */
export const LONGEST_SIDEWALL = 40

export const isSidewall = (text: string) => text.length <= LONGEST_SIDEWALL && 'value' in ownTire(text)
