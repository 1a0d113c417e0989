import { expect, test } from 'vitest'
import { changedPrice } from './rules'

test.each([
  [10_000, { by: 'percent', value: 10 }, 11_000],
  [54_999, { by: 'percent', value: -7.5 }, 50_874],
  [5, { by: 'percent', value: 10 }, 6],
  [54_999, { by: 'amount', value: -50.01 }, 49_998],
  [54_999, { by: 'price', value: 619.99 }, 61_999],
  [5_000, { by: 'amount', value: -50 }, null],
  [5_000, { by: 'percent', value: -100 }, null],
  [5_000, { by: 'price', value: -1 }, null],
  [99_999_999, { by: 'amount', value: 1 }, null],
] as const)('a price of %d grosze changed by %o is %s', (grosze, change, after) => {
  expect(changedPrice(grosze, change)).toBe(after)
})
