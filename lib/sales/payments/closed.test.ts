import { expect, test } from 'vitest'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { isClosed, openWay } from './closed'

const company = { isCompany: true, totalGrosze: 1_500_001 }
const offered: PaymentType[] = ['blik', 'bank_transfer', 'payment_at_delivery']

test('a company above 15,000 PLN does not pay at the door, and anybody else does', () => {
  expect(offered.filter((type) => isClosed(type, company))).toEqual(['payment_at_delivery'])
  expect(offered.filter((type) => isClosed(type, { ...company, totalGrosze: 1_500_000 }))).toEqual([])
  expect(offered.filter((type) => isClosed(type, { ...company, isCompany: false }))).toEqual([])
})

test('a way that is closed gives way to a transfer or the first open one, and an open one stays', () => {
  expect(openWay('payment_at_delivery', offered, company)).toBe('bank_transfer')
  expect(openWay('payment_at_delivery', ['payment_at_delivery', 'paypal'], company)).toBe('paypal')
  expect(openWay('payment_at_delivery', ['payment_at_delivery', 'bank_transfer'], company)).toBe(
    'bank_transfer',
  )
  expect(openWay('bank_transfer', offered, company)).toBe('bank_transfer')
  expect(openWay('payment_at_delivery', offered, { ...company, isCompany: false })).toBe(
    'payment_at_delivery',
  )
})

test('where nothing else is offered the choice stays, and the order says why it is refused', () => {
  expect(openWay('payment_at_delivery', ['payment_at_delivery'], company)).toBe('payment_at_delivery')
})
