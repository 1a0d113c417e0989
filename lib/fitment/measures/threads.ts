import { readNumber } from '@/lib/core/values/number-text'
import { isWithin } from './limits'

/** Turns that hold a wheel and mm of a turn, by thread: the rule of thumb of the trade. */
const threads: Readonly<Record<string, { turns: number; pitch: number }>> = {
  'M12x1.5': { turns: 6.5, pitch: 1.5 },
  'M12x1.25': { turns: 8, pitch: 1.25 },
  'M14x1.25': { turns: 9, pitch: 1.25 },
  'M14x1.5': { turns: 7.5, pitch: 1.5 },
  // as many mm of thread as of M14x1.5
  M14x2: { turns: 6, pitch: 2 },
  'M16x1.5': { turns: 7.5, pitch: 1.5 },
  'M15x1.25': { turns: 9, pitch: 1.25 },
  '1/2-20 UNF': { turns: 8, pitch: 25.4 / 20 },
  '9/16-18 UNF': { turns: 8, pitch: 25.4 / 18 },
}

/** The least turns of a thread, and the mm of it that they are; nothing for a thread without a known rule. */
export function engagement(thread: string): { turns?: number; threadMm?: number } {
  const rule = threads[thread]
  return rule ? { turns: rule.turns, threadMm: rule.turns * rule.pitch } : {}
}

/** The outer diameter of a thread in mm; 0 of a text that is none. */
export function studDiameter(thread: string): number {
  const metric = /^M(\d+)x/.exec(thread)
  if (metric) return Number(metric[1])
  const inch = /^(\d+)\/(\d+)-/.exec(thread)
  return inch ? (Number(inch[1]) / Number(inch[2])) * 25.4 : 0
}

/** Of metric threads that hold wheels. mm */
const diameters = { least: 8, most: 24 }
const pitches = { least: 0.75, most: 3 }

/**
 * A thread as people write it (`m12 × 1,25`, `12x1.5`, `1/2"-20`) in the one form of the table, `M12x1.25` or
 * `1/2-20 UNF`. Null for any other text.
 */
export function parseThread(text: string): string | null {
  const metric = /^\s*[mм]? ?(\d{1,2}) ?[x×х*] ?(\d(?:[.,]\d{1,2})?)\s*$/i.exec(text)
  if (metric) {
    const diameter = Number(metric[1])
    const pitch = readNumber(metric[2] ?? '') ?? 0
    return isWithin(diameter, diameters) && isWithin(pitch, pitches) ? `M${diameter}x${pitch}` : null
  }
  const inch = /^\s*(\d{1,2}\/\d{1,2})["”″]? ?[-x×х ] ?(\d{2}) ?(un[cf])?\s*$/i.exec(text)
  return inch ? `${inch[1]}-${inch[2]} ${(inch[3] ?? 'unf').toUpperCase()}` : null
}
