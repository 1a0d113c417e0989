import { expect, test } from 'vitest'
import { paymentTypes } from '@/lib/platform/values/payment-types'
import type { CompanyPaymentRule } from '@/lib/shop/settings/company-payments'
import { isClosedAboveLimit } from './company-limit'

const above = { isCompany: true, totalGrosze: 1_500_001 }
const openTo = (sale: typeof above, rule: CompanyPaymentRule) =>
  paymentTypes.filter((type) => !isClosedAboveLimit(type, sale, rule))

test('a company pays more than 15,000 PLN by transfer alone, or online too where the owner allows it, and never at the door', () => {
  expect(openTo(above, 'transfer')).toEqual(['bank_transfer'])
  expect(openTo(above, 'online')).toEqual(paymentTypes.filter((type) => type !== 'payment_at_delivery'))
})

test('up to 15,000 PLN, and to a private person, no way is closed', () => {
  for (const sale of [
    { ...above, totalGrosze: 1_500_000 },
    { ...above, isCompany: false },
  ])
    expect(openTo(sale, 'transfer')).toEqual([...paymentTypes])
})
