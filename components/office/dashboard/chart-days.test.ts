import { expect, test } from 'vitest'
import { labelled, stepWords } from './chart-days'

test('a day is written as the language writes it and never slips to its neighbour', () => {
  expect(stepWords.day.short('2026-11-01', 'pl')).toBe('1.11')
  expect(stepWords.day.long('2026-11-21', 'en')).toBe('Sat, Nov 21, 2026')
})

test('a week is written from its Monday to its Sunday, a month by its name', () => {
  expect(stepWords.week.long('2026-11-30', 'pl')).toMatch(/^30 lis.*6 gru 2026$/)
  expect(stepWords.month.long('2026-11-01', 'pl')).toBe('listopad 2026')
  expect(stepWords.month.short('2026-11-01', 'pl')).toBe('11.2026')
})

test('today is always labelled, and no more bars than there is room for', () => {
  expect(labelled(7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelled(30)).toEqual([5, 11, 17, 23, 29])
  expect(labelled(90)).toEqual([17, 35, 53, 71, 89])
})
