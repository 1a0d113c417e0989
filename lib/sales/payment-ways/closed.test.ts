import { expect, test } from 'vitest'
import { type PaymentType, paymentTypes } from '@/lib/platform/values/payment-types'
import type { CompanyPaymentRule } from '@/lib/shop/settings/rules'
import { isClosed, openWay } from './closed'

const company = { isCompany: true, totalGrosze: 1_500_001 }
const offered: PaymentType[] = ['blik', 'bank_transfer', 'payment_at_delivery']
const openTo = (sale: typeof company, rule: CompanyPaymentRule) =>
  paymentTypes.filter((type) => !isClosed(type, sale, rule))

test('a company pays more than 15,000 PLN by transfer alone, or online too where the owner allows it, and never at the door', () => {
  expect(openTo(company, 'transfer')).toEqual(['bank_transfer'])
  expect(openTo(company, 'online')).toEqual(paymentTypes.filter((type) => type !== 'payment_at_delivery'))
})

test('up to 15,000 PLN, and to a private person, no way is closed', () => {
  for (const sale of [
    { ...company, totalGrosze: 1_500_000 },
    { ...company, isCompany: false },
  ])
    expect(openTo(sale, 'transfer')).toEqual([...paymentTypes])
})

test('a way that is closed gives way to a transfer or the first open one, and an open one stays', () => {
  expect(openWay('payment_at_delivery', offered, company, 'online')).toBe('bank_transfer')
  expect(openWay('payment_at_delivery', ['payment_at_delivery', 'paypal'], company, 'online')).toBe('paypal')
  expect(openWay('payment_at_delivery', offered, company, 'transfer')).toBe('bank_transfer')
  expect(openWay('bank_transfer', offered, company, 'transfer')).toBe('bank_transfer')
  expect(openWay('payment_at_delivery', offered, { ...company, isCompany: false }, 'transfer')).toBe(
    'payment_at_delivery',
  )
})

test('where nothing else is offered the choice stays, and the order says why it is refused', () => {
  expect(openWay('payment_at_delivery', ['payment_at_delivery'], company, 'transfer')).toBe(
    'payment_at_delivery',
  )
})
