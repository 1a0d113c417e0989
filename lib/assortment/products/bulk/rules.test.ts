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
  expect(changedPrice(grosze, { ending: 'any', ...change })).toBe(after)
})

test.each([
  [98_290, 3, '00', 101_200],
  [98_290, 3, '90', 101_190],
  [98_290, 3, '99', 101_199],
  [10_000, 0, '90', 9_990],
  [10_040, 0, '90', 10_090],
  [10_050, 0, '00', 10_100],
  [40, 0, '00', null],
] as const)('a price of %d grosze changed by %d percent ends in %s: %s', (grosze, value, ending, after) => {
  expect(changedPrice(grosze, { by: 'percent', value, ending })).toBe(after)
})
