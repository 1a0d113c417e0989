import { expect, test } from 'vitest'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { isUnderway, type OrderStatus } from './rules'

const orderDate = '2026-11-23T10:00:00Z'
const orderIn = (status: OrderStatus, typeOfPayment: PaymentType = 'payment_at_delivery') => ({
  status,
  orderDate,
  typeOfPayment,
  customerType: 'private_person' as const,
  paidAt: null,
  paidWay: null,
  payment: null,
  totalGrosze: 10_000,
  paidGrosze: 0,
  refunds: [],
})

test('an order is to come from its confirmation to the third working day', () => {
  for (const status of ['Pending', 'In Processing', 'Sent'] as const) {
    expect(isUnderway(orderIn(status), new Date('2026-11-26T08:00:00Z'))).toBe(true)
    expect(isUnderway(orderIn(status), new Date('2026-11-27T08:00:00Z'))).toBe(false)
  }
})

test('nothing is to come of an order that was delivered or canceled', () => {
  for (const status of ['Delivered', 'Canceled'] as const)
    expect(isUnderway(orderIn(status), new Date('2026-11-23T11:00:00Z'))).toBe(false)
})

test('what is paid before the delivery comes after its money, however old the order is', () => {
  const order = orderIn('Pending', 'bank_transfer')
  expect(isUnderway(order, new Date('2027-01-26T08:00:00Z'))).toBe(true)
  const paid = { ...order, paidAt: '2026-12-07T10:00:00Z', paidWay: 'transfer' as const, paidGrosze: 10_000 }
  expect(isUnderway(paid, new Date('2026-12-10T08:00:00Z'))).toBe(true)
  expect(isUnderway(paid, new Date('2026-12-11T08:00:00Z'))).toBe(false)
})
