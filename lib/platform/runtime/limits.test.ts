import { expect, test } from 'vitest'
import { readLimits } from './limits'

test('a limit of the environment takes the place of the one in the table', () => {
  expect(readLimits('ordersPlaced=1000/600, letters=50/3600')).toEqual({
    changed: { ordersPlaced: { points: 1000, seconds: 600 }, letters: { points: 50, seconds: 3600 } },
  })
  expect(readLimits('')).toEqual({ changed: {} })
  expect(readLimits('addressCodesOfAll=30/86400,addressCodes=3/86400')).toHaveProperty('changed')
})

test.each([
  ['ordersPlaced', /must be a list like/],
  ['ordersPlaced=20', /must be a list like/],
  ['ordersPlaced=-1/600', /must be a list like/],
  ['ordersPlaced=2e9/600', /must be a list like/],
  ['ordersPlaced=0/600', /at least one/],
  ['ordersPlaced=20/0', /at least one/],
  ['orders=20/600', /may name only .*ordersPlaced/],
  ['toString=20/600', /may name only/],
  // one sender alone would close ordering without an account
  ['addressCodesOfAll=30/86400', /a tenth of addressCodesOfAll/],
  ['addressCodes=51/86400', /a tenth of addressCodesOfAll/],
  ['addressCodes=50/3600', /a tenth of addressCodesOfAll/],
])('the invalid LIMITS %s is refused with the reason', (text, reason) => {
  expect(readLimits(text)).toMatchObject({ fault: expect.stringMatching(reason) })
})
