import { readNumber } from '@/lib/core/values/number-text'

/** Turns that hold a wheel and mm of a turn, by thread: the rule of thumb of the trade. */
const threads: Readonly<Record<string, { turns: number; pitch: number }>> = {
  'M12x1.5': { turns: 6.5, pitch: 1.5 },
  'M12x1.25': { turns: 8, pitch: 1.25 },
  'M14x1.5': { turns: 7.5, pitch: 1.5 },
  'M16x1.5': { turns: 7.5, pitch: 1.5 },
  '1/2-20 UNF': { turns: 8, pitch: 25.4 / 20 },
}

/** The least turns of a thread, and the mm of it that they are; nothing for a thread without a known rule. */
export function engagement(thread: string): { turns?: number; threadMm?: number } {
  const known = threads[thread]
  return known ? { turns: known.turns, threadMm: known.turns * known.pitch } : {}
}

/**
 * A thread as people write it (`m12 × 1,25`, `1/2"-20 unf`) in the one form of the table, `M12x1.25` or `1/2-20 UNF`. Null
 * for any other text.
 */
export function parseThread(text: string): string | null {
  const metric = /^\s*m ?(\d{1,2}) ?[x×х*] ?(\d(?:[.,]\d{1,2})?)\s*$/i.exec(text)
  if (metric) return `M${Number(metric[1])}x${readNumber(metric[2] ?? '')}`
  const inch = /^\s*(\d{1,2}\/\d{1,2})["”]? ?- ?(\d{1,2}) ?(un[cf])\s*$/i.exec(text)
  return inch ? `${inch[1]}-${inch[2]} ${inch[3]?.toUpperCase()}` : null
}
