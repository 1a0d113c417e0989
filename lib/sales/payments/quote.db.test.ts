import { expect, test } from 'vitest'
import { markPaid } from '@/lib/sales/orders/admin/mark-paid.service'
import { aCustomer, anAdministrator } from '@/lib/sales/orders/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { quotePayment } from './queries'
import { capturePayment, openPayment } from './service'
import { anUnpaidOrder } from './testing'

const { paypal } = standIns()

test('the quote shows both amounts and the rate before anything is approved', async () => {
  const { user, order } = await anUnpaidOrder()
  expect(await quotePayment(order.id, user)).toMatchObject({
    totalGrosze: 109_998,
    wallet: { clientId: 'shop', amountMinor: 30_136, currency: 'USD', plnPerUnit: 3.65 },
    payable: true,
    payment: null,
    refusal: null,
  })
  expect(paypal.orders.list()).toHaveLength(0)
})

test("nobody is quoted, or opens a payment for, somebody else's order", async () => {
  const { order } = await anUnpaidOrder()
  await expect(quotePayment(order.id, aCustomer())).rejects.toThrow('order.not_found')
  await expect(openPayment({ orderId: order.id }, aCustomer())).rejects.toThrow('order.not_found')
  await expect(openPayment({ orderId: order.id }, anAdministrator)).rejects.toThrow('order.not_found')
})

test('an order that was paid for at its delivery takes no wallet payment, even one that is open already', async () => {
  const { user, order } = await anUnpaidOrder()
  const { id } = await openPayment({ orderId: order.id }, user)
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  expect(await quotePayment(order.id, user)).toMatchObject({ payable: false, paidAt: expect.any(String) })
  await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.already_paid')
  paypal.orders.approve(id)
  await expect(capturePayment(id, user)).rejects.toThrow('payment.already_paid')
  await markPaid({ orderId: order.id, isPaid: false }, anAdministrator)
  expect((await capturePayment(id, user)).status).toBe('captured')
})
