import { expect, test } from 'vitest'
import { labelled, longDay, shortDay } from './chart-days'

test('a day is written as the language writes it and never slips to its neighbour', () => {
  expect(shortDay('2026-11-01', 'pl')).toBe('1.11')
  expect(longDay('2026-11-21', 'en')).toBe('Sat, Nov 21, 2026')
})

test('today is always labelled, and no more bars than there is room for', () => {
  expect(labelled(7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelled(30)).toEqual([5, 11, 17, 23, 29])
  expect(labelled(90)).toEqual([17, 35, 53, 71, 89])
})
