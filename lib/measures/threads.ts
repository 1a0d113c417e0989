import { readNumber } from '@/lib/platform/values/number-text'
import { isWithin } from './limits'

type Thread = {
  /** Turns that hold a wheel: the rule of thumb of the trade. */
  turns: number
  /** mm of a turn */
  pitch: number
  /** mm across the hexagon of usual nuts and bolts, as tool makers and parts catalogs list them. */
  nutHex: number
  boltHex?: number
}

const threads: Readonly<Record<string, Thread>> = {
  'M12x1.5': { turns: 6.5, pitch: 1.5, nutHex: 19, boltHex: 17 },
  'M12x1.25': { turns: 8, pitch: 1.25, nutHex: 19, boltHex: 17 },
  'M14x1.25': { turns: 9, pitch: 1.25, nutHex: 22, boltHex: 17 },
  'M14x1.5': { turns: 7.5, pitch: 1.5, nutHex: 22, boltHex: 17 },
  // as many mm of thread as of M14x1.5
  M14x2: { turns: 6, pitch: 2, nutHex: 21 },
  'M16x1.5': { turns: 7.5, pitch: 1.5, nutHex: 27 },
  'M15x1.25': { turns: 9, pitch: 1.25, nutHex: 21 },
  '1/2-20 UNF': { turns: 8, pitch: 25.4 / 20, nutHex: 19 },
  '9/16-18 UNF': { turns: 8, pitch: 25.4 / 18, nutHex: 22 },
}

/** The least turns of a thread, and the mm of it that they are; nothing for a thread without a known rule. */
export function engagement(thread: string): { turns?: number; threadMm?: number } {
  const rule = threads[thread]
  return rule ? { turns: rule.turns, threadMm: rule.turns * rule.pitch } : {}
}

/** mm across the hexagon of usual nuts or bolts of a thread; null where no size is usual. Spline nuts have their own keys. */
export function usualHex(thread: string, of: 'nut' | 'bolt'): number | null {
  const rule = threads[thread]
  return (of === 'nut' ? rule?.nutHex : rule?.boltHex) ?? null
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

/** `m12 × 1,25`, `12x1.5` or `1/2"-20` in the form of the table, `M12x1.25` or `1/2-20 UNF`; null for other texts. */
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
