import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corrected, readings, slipsBetween } from './spelling'

const vocabulary = ['aluminiowa', 'bagno', 'bazalt', 'felga', 'grunt', 'kolce', 'stalowa', 'trakt']

describe('a slip of the finger', () => {
  test.each([
    ['grnut', 'grunt'],
    ['gruntt', 'grunt'],
    ['grut', 'grunt'],
    ['gruny', 'grunt'],
    ['alumniowa', 'aluminiowa'],
    ['alumniow', 'aluminiowa'],
    ['ferga', 'felga'],
  ])('%s means %s', (typed, meant) => {
    expect(corrected([typed], vocabulary)).toEqual([[meant]])
  })

  test('in one word leaves the others alone', () => {
    expect(corrected(['grnut', '195/80r15'], vocabulary)).toEqual([['grunt'], ['195/80r15']])
  })
  test('may have meant two words', () => {
    expect(corrected(['bogno'], ['bagno', 'bigno'])).toEqual([['bagno', 'bigno']])
  })
  test('is not looked for in sizes, nor in words too short to tell', () => {
    expect(corrected(['195/81r15'], vocabulary)).toBeNull()
    expect(corrected(['grn'], vocabulary)).toBeNull()
  })
})

test('a word that no title has is left out while another remains', () => {
  expect(corrected(['opona', 'bagno'], vocabulary)).toEqual([['bagno']])
  expect(corrected(['zielona'], vocabulary)).toBeNull()
})

test('Cyrillic is read by its sound and by its keys', () => {
  expect(readings('тракт')).toEqual(['тракт', 'trakt', 'nhfrn'])
  expect(readings('екфле')).toContain('trakt')
  expect(readings('Trakt')).toEqual(['Trakt'])
})

test('one edit is at most one slip, and slips count the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.nat(7), (a, b, place) => {
      expect(slipsBetween(a, b, 3)).toBe(slipsBetween(b, a, 3))
      expect(slipsBetween(a, a, 3)).toBe(0)
      expect(slipsBetween(a, a.slice(0, place) + a.slice(place + 1), 3)).toBeLessThanOrEqual(1)
    }),
  )
})
