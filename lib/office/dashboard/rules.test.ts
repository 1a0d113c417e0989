import { describe, expect, test } from 'vitest'
import { daysLeft, daysOf, funnelOf, growth, lastDays, periodOf, reachOf, scaleOf } from './rules'

const today = '2026-11-22'

test.each([
  [{ days: '7' }, '2026-11-16', today, 7],
  [{ days: '90' }, '2026-08-25', today, 90],
  [{ days: '31' }, '2026-10-24', today, 30],
  [{}, '2026-10-24', today, 30],
  [{ days: ['7', '90'] }, '2026-10-24', today, 30],
  [{ from: '2026-10-01', to: '2026-10-31' }, '2026-10-01', '2026-10-31', 31],
  [{ from: today, to: today }, today, today, 1],
])('an address that asks for %o shows the days from %s to %s', (asked, from, to, days) => {
  expect(periodOf(asked, today)).toEqual({ period: { from, to, days }, isRefused: false })
})

test.each([
  { from: '2026-10-31', to: '2026-10-01' },
  { from: '2026-11-01', to: '2026-11-23' },
  { from: '2025-01-01', to: '2026-11-01' },
  { from: '2026-02-30', to: '2026-03-02' },
  { from: '2026-10-01' },
  { from: ['2026-10-01', 'x'], to: '2026-10-02' },
])('an address that asks for the days %o is refused, and shows the usual month', (asked) => {
  expect(periodOf(asked, today)).toEqual({ period: lastDays(30, today), isRefused: true })
})

test('the days of a period are counted over the change of the clocks too', () => {
  expect(daysOf(lastDays(3, '2026-10-26'))).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysOf(lastDays(7, '2026-03-01'))).toHaveLength(7)
})

test('one day that towers over all others does not flatten them', () => {
  expect(reachOf([0, 10, 12, 8, 0, 200, 9])).toBe(18)
  expect(reachOf([10, 12, 8, 20, 9])).toBe(20)
  expect(reachOf([0, 0, 50])).toBe(50)
  expect(reachOf([])).toBe(0)
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
