import { randomNumbers } from '@/lib/platform/values/random-numbers'

/** A number from a text, the same in every process (FNV-1a, then mixed so that similar names differ widely). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 15)) >>> 0
}

export type Random = ReturnType<typeof seededRandom>

/** A seeded random generator: a name always gives the same numbers and so keeps its look. */
export function seededRandom(name: string) {
  const next = randomNumbers(seedOf(name))
  return {
    /** A number from 0 up to, but not including, 1. */
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    pick: <const T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
