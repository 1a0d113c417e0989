import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  anApprovedPayment,
  anOpenPayment,
  makeDue,
  paid,
  paidInPln,
  statesOf,
  timesToldPaid,
} from '@/lib/sales/payments/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal } = standIns()
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
beforeEach(() => paypal.faults.clear())
afterAll(() => vi.unstubAllEnvs())

test('what was given up and is not approved leaves the live attempt alone when its tab comes back', async () => {
  const { user, order, payment } = await anOpenPayment('blik')
  const wallet = await openPayment({ orderId: order.id }, user)
  await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.not_approved')
  expect(await statesOf(order.id)).toEqual(['blik expired', 'paypal created'])
  paypal.orders.approve(wallet.id)
  expect(await capturePayment(wallet.id, user)).toMatchObject(paid)
})

describe('what PayPal captures by itself at the approval', () => {
  test.each(['live', 'given up'] as const)('pays the order: %s', async (state) => {
    const { user, order, payment } = await anOpenPayment('p24')
    if (state === 'given up') await openPayment({ orderId: order.id }, user)
    paypal.orders.approve(payment.id)
    paypal.orders.capture(payment.id)
    expect(await capturePayment(payment.id, user)).toMatchObject(paidInPln)
    expect(await timesToldPaid(order.id)).toBe(1)
  })

  test('and is not done with yet is no refusal', async () => {
    const { user, order, payment } = await anApprovedPayment(paypal, 'blik')
    paypal.faults.add({ on: 'capture', kind: 'in_progress', times: 2 })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.unanswered')
    expect(await statesOf(order.id)).toEqual(['blik created'])
    paypal.orders.capture(payment.id)
    await makeDue(order.id)
    await settleForgotten()
    expect(await statesOf(order.id)).toEqual(['blik captured'])
  })
})
