import { expect, test } from 'vitest'
import {
  isByRedirect,
  isOnline,
  isPrepaid,
  onlineTypes,
  paymentTypes,
  paymentWays,
  redirectTypes,
} from './payment-types'

test('the lists of ways of payment are those of the table, in its order', () => {
  expect(paymentTypes).toEqual(Object.keys(paymentWays))
  expect(onlineTypes).toEqual(paymentTypes.filter(isOnline))
  expect(redirectTypes).toEqual(paymentTypes.filter(isByRedirect))
})

test('only what PayPal settles is paid by a redirect, and all but the door is paid before', () => {
  expect(paymentTypes.filter(isByRedirect)).toEqual(['blik', 'p24'])
  expect(paymentTypes.filter((type) => isByRedirect(type) && !isOnline(type))).toEqual([])
  expect(paymentTypes.filter((type) => !isPrepaid(type))).toEqual(['payment_at_delivery'])
})
