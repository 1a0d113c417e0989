import { expect, test } from 'vitest'
import { ShopError } from '@/lib/core/errors'
import { errorStatus, isErrorCode } from '@/lib/errors'

test('an error takes the codes that domains declare, and a misspelt one does not compile', () => {
  expect(errorStatus[new ShopError('order.not_found').code]).toBe(404)
  // @ts-expect-error: no domain declares it
  expect(isErrorCode(new ShopError('order.not_fuond').code)).toBe(false)
})
