import { expect, test } from 'vitest'
import { errorStatus, isErrorCode } from '@/lib/platform/error-codes'
import { ShopError } from '@/lib/platform/errors'

test('an error takes the codes of the list, and a misspelt one does not compile', () => {
  expect(errorStatus[new ShopError('order.not_found').code]).toBe(404)
  // @ts-expect-error: it is not in the list
  expect(isErrorCode(new ShopError('order.not_fuond').code)).toBe(false)
})
