import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { aCustomer, anAdministrator } from '@/lib/sales/orders/testing'
import { capturePayment, openPayment } from '@/lib/sales/settlement/service'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { standIns } from '@/local/test-database/stand-ins'
import { quotePayment } from './queries'
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

const company = {
  customerType: 'company',
  typeOfPayment: 'paypal',
  companyName: 'Piach',
  unn: '5261040828',
  firstAndLastName: null,
}

test('what a company has to pay by transfer is paid online no more, and its transfer is shown in place of it', async () => {
  const { user, order } = await anUnpaidOrder()
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  await db().shopOrder.update({ where: { id: order.id }, data: { ...company, totalGrosze: 1_500_001 } })
  expect(await quotePayment(order.id, user)).toMatchObject({
    payable: false,
    transfer: { amountGrosze: 1_500_001 },
  })
  await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment_by_account')
  await setSettings(anAdministrator, { companyPayments: 'online' })
  onTestFinished(
    async () => void (await setSettings(anAdministrator, { companyPayments: 'transfer', bankAccount: '' })),
  )
  expect(await quotePayment(order.id, user)).toMatchObject({ payable: true, transfer: null })
  await openPayment({ orderId: order.id }, user)
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

test.each(['blik', 'paypal'] as const)(
  'what a buyer approved by %s is not taken for another total, nor from a company that pays by transfer',
  async (type) => {
    vi.stubEnv('CHECKOUT_PAYMENTS', 'blik')
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const change of [{ totalGrosze: 120_000 }, { totalGrosze: 1_600_000, ...company }]) {
      const { user, order } = await anUnpaidOrder()
      const { id } = await openPayment({ orderId: order.id, typeOfPayment: type }, user)
      await db().shopOrder.update({ where: { id: order.id }, data: change })
      if (change.totalGrosze > 1_500_000)
        await db().payment.updateMany({
          where: { orderId: order.id },
          data: { amountMinor: type === 'blik' ? 1_600_000 : 438_356 },
        })
      paypal.orders.approve(id)
      await expect(capturePayment(id, user)).rejects.toThrow('payment.expired')
      expect(paypal.orders.read(id).capture).toBeUndefined()
      const again = openPayment({ orderId: order.id, typeOfPayment: type }, user)
      if (change.totalGrosze > 1_500_000) await expect(again).rejects.toThrow('payment_by_account')
      else expect((await again).id).not.toBe(id)
    }
  },
)
