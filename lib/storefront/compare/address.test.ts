import { expect, test } from 'vitest'
import { comparePath, readCompared } from './address'

test('an address keeps the order of its products', () => {
  expect(comparePath([20, 12, 15])).toBe('/compare/20-12-15')
  expect(readCompared('20-12-15')).toEqual({ ids: [20, 12, 15], tooMany: [], unreadable: [] })
})

test('an id that stands twice is compared once, and a fifth one is named as too many', () => {
  expect(readCompared('1-2-1-3-4-5-6')).toEqual({ ids: [1, 2, 3, 4], tooMany: [5, 6], unreadable: [] })
})

test.each([
  ['0', ['0']],
  ['12-x', ['x']],
  ['99999999999', ['99999999999']],
  ['%D0%B6', ['ж']],
  ['%', ['%']],
  ['%00a', ['a']],
  ['-'.repeat(100), []],
])('what is no id in %s is named', (segment, unreadable) => {
  expect(readCompared(segment).unreadable).toEqual(unreadable)
})

test('of a senseless address of 10 kB little is repeated', () => {
  const { ids, tooMany, unreadable } = readCompared(
    Array.from({ length: 1_000 }, (_, index) => `${'x'.repeat(30)}${index}-${index + 1}`).join('-'),
  )
  expect(ids).toHaveLength(4)
  expect(tooMany).toHaveLength(10)
  expect(unreadable.join('').length).toBeLessThanOrEqual(200)
})
