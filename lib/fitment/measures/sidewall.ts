import { loadCapacityKg, speedLimitKmh, type TireSize } from '@/lib/drawing/dimensions'
import { parseTireSize } from '@/lib/fitment/vehicle'
import { isPossibleTire } from './limits'

/** What a sidewall says of a tire. Null is not said. */
export type Sidewall = { size: TireSize; loadIndex: number | null; speedSymbol: string | null }

/** `33x12.50R15LT 108/104Q` has 23 signs; the rest is for spaces. */
export const LONGEST_SIDEWALL = 40

/** `195/80R15`, `215/75R15 100S`, `205R16C 110/108N`, `31x10.5R15LT 109Q`. Null for any other text. */
export function parseSidewall(text: string): Sidewall | null {
  if (text.length > LONGEST_SIDEWALL) return null
  const [, sizeText = '', single, symbol] =
    /^(.*?)(?:\s+\(?(\d{2,3})(?:\s?\/\s?\d{2,3})?\s?([A-HJ-NP-WY]\d?)?\)?)?$/i.exec(text.trim()) ?? []
  const size = parseTireSize(sizeText)
  if (!size || !isPossibleTire(size)) return null
  const loadIndex = single === undefined ? null : Number(single)
  const speedSymbol = symbol?.toUpperCase() ?? null
  if (loadIndex !== null && loadCapacityKg(loadIndex) === undefined) return null
  if (speedSymbol !== null && speedLimitKmh(speedSymbol) === undefined) return null
  return { size, loadIndex, speedSymbol }
}
