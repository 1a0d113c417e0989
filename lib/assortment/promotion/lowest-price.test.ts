import { expect, test } from 'vitest'
import { lowestPrice } from '@/lib/assortment/promotion/rules'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const step = (days: number, from: number, to: number) => ({ at: daysAgo(days), from, to })

test('a price that never changed is its own lowest', () => {
  expect(lowestPrice([], 500, now)).toEqual({ lowest: 500, reducedAt: null })
})

test('beside a reduction stands the lowest of the 30 days before it, not the reduced price itself', () => {
  expect(lowestPrice([step(3, 500, 400)], 400, now)).toEqual({ lowest: 500, reducedAt: daysAgo(3) })
})

test('a price raised for a day to be lowered with a flourish shows the old price', () => {
  const steps = [step(4, 500, 700), step(3, 700, 500)]
  expect(lowestPrice(steps, 500, now)).toEqual({ lowest: 500, reducedAt: daysAgo(3) })
})

test('what was asked over 30 days before the reduction does not count', () => {
  const steps = [step(60, 300, 600), step(3, 600, 550)]
  expect(lowestPrice(steps, 550, now).lowest).toBe(600)
})

test('what was still asked when the 30 days began counts', () => {
  const steps = [step(20, 300, 600), step(3, 600, 550)]
  expect(lowestPrice(steps, 550, now).lowest).toBe(300)
})

test('after a rise it is the lowest of the last 30 days', () => {
  expect(lowestPrice([step(10, 300, 600)], 600, now)).toEqual({ lowest: 300, reducedAt: null })
  expect(lowestPrice([step(40, 300, 600)], 600, now)).toEqual({ lowest: 600, reducedAt: null })
})
