import { expect, test } from 'vitest'
import type { OrderStatus } from '@/lib/orders/rules'
import { isUnderway } from './order-text'

const orderDate = '2026-11-23T10:00:00Z'
const orderIn = (status: OrderStatus) => ({ status, orderDate })

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
