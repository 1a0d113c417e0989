import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typosBetween } from './typos'

test('one edit is at most one slip, and slips count the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.nat(7), (a, b, place) => {
      expect(typosBetween(a, b, 3)).toBe(typosBetween(b, a, 3))
      expect(typosBetween(a, a, 3)).toBe(0)
      expect(typosBetween(a, a.slice(0, place) + a.slice(place + 1), 3)).toBeLessThanOrEqual(1)
    }),
  )
})
