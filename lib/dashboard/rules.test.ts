import { describe, expect, test } from 'vitest'
import { daysLeft, daysUpTo, funnelOf, growth, periodOf, scaleOf } from './rules'

test.each([
  ['7', 7],
  ['90', 90],
  ['31', 30],
  [undefined, 30],
  [['7', '90'], 30],
])('an address that asks for %o days gets %i', (asked, days) => {
  expect(periodOf(asked)).toBe(days)
})

test('the days of a period end with today, over the change of the clocks too', () => {
  expect(daysUpTo('2026-10-26', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysUpTo('2026-03-01', 7)).toHaveLength(7)
})

test('ten pieces left and one sold every other day last twenty days', () => {
  expect(daysLeft({ stock: 10, pieces: 15 }, 30)).toBe(20)
  expect(daysLeft({ stock: 0, pieces: 15 }, 30)).toBe(0)
})

describe('a scale', () => {
  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [17, [0, 5, 10, 15, 20]],
    [1_234_500, [0, 500_000, 1_000_000, 1_500_000]],
  ])('a scale up to %i has round steps that reach it', (highest, steps) => {
    expect(scaleOf(highest)).toEqual(steps)
  })
})

test('an order that was sent has passed all statuses before, a canceled one stands beside', () => {
  const count = (status: 'Pending' | 'Sent' | 'Delivered' | 'Canceled', orders: number) => ({
    status,
    orders,
    totalGrosze: 0,
  })
  const funnel = funnelOf([
    count('Pending', 2),
    count('Sent', 3),
    count('Delivered', 5),
    count('Canceled', 1),
  ])
  expect(funnel.steps.map(({ reached, here }) => [reached, here])).toEqual([
    [10, 2],
    [8, 0],
    [8, 3],
    [5, 5],
  ])
  expect([funnel.canceled, funnel.all]).toEqual([1, 11])
})

test('growth is in percent, and there is none from zero', () => {
  expect(growth(150, 100)).toBe(50)
  expect(growth(0, 40)).toBe(-100)
  expect(growth(3, 0)).toBeNull()
})
