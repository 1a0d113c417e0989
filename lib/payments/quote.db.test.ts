import { afterAll, expect, test } from 'vitest'
import { aCustomer, anAdministrator } from '@/lib/orders/testing'
import { quotePayment } from './queries'
import { openPayment } from './service'
import { anUnpaidOrder, aShopWithPaypal } from './testing'

const paypal = await aShopWithPaypal()
afterAll(() => paypal.stop())

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
