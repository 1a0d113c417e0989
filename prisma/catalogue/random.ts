import { randomNumbers } from '@/lib/platform/values/random-numbers'

/** Chance that comes out the same on every machine and every day. */
export type Chance = {
  /** 0 ≤ x < 1 */
  next: () => number
  /** Both ends included. */
  integer: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
}

export function chance(seed: number): Chance {
  // Neighboring seeds must not begin alike, and the large catalogue seeds with the product's number.
  const next = randomNumbers(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b))
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[integer(0, list.length - 1)]
    if (picked === undefined) throw new RangeError('Nothing to pick from')
    return picked
  }
  return { next, integer, pick }
}

/** A price tag near the wanted price: 549,99 more often than 550,00. */
export function priceTag(zloty: number, random: Chance): number {
  const whole = Math.round(zloty)
  const ending = random.pick([99, 99, 99, 99, 90, 90, 50, 49, 0])
  return (ending === 0 ? Math.round(whole / 10) * 10 : Math.floor(whole / 10) * 10 + 9) * 100 + ending
}

/** So that every wording of the stock appears: none, the last ones, the exact number, more than twenty. */
export const stocks = [0, 1, 3, 5, 20, 21, 60, 120] as const
