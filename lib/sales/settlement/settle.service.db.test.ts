import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { quotePayment } from '@/lib/sales/payments/queries'
import { anApprovedPayment, makeDue, paid, sendWebhook, timesToldPaid } from '@/lib/sales/payments/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal } = standIns()
beforeEach(() => paypal.faults.clear())

const approved = () => anApprovedPayment(paypal)
const send = (type: string, id: string) => sendWebhook(paypal, type, id)

describe('a buyer who closes the tab after approving', () => {
  test('is recorded by the webhook', async () => {
    const { user, order, payment } = await approved()
    await send('CHECKOUT.ORDER.APPROVED', payment.id)
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  })

  test('is recorded without any webhook too, some minutes later', async () => {
    const { user, order } = await approved()
    expect(await settleForgotten()).toBe(0)
    await makeDue(order.id)
    await settleForgotten()
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  })

  test('and comes back to pay again is told that it is paid', async () => {
    const { user, order } = await approved()
    await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.already_paid')
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  })
})

describe('a pending payment', () => {
  test('is no paid order yet, is not paid a second time, and ends when PayPal releases it', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'pending' })
    expect(await capturePayment(payment.id, user)).toMatchObject({ status: 'pending' })
    await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.pending')
    paypal.orders.settle(payment.id, 'COMPLETED')
    await send('PAYMENT.CAPTURE.COMPLETED', payment.id)
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
    expect(await timesToldPaid(order.id)).toBe(1)
  })

  test('that PayPal denies in the end leaves the order payable', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'pending' })
    await capturePayment(payment.id, user)
    paypal.orders.settle(payment.id, 'DECLINED')
    await makeDue(order.id)
    await settleForgotten()
    expect((await quotePayment(order.id, user)).payable).toBe(true)
  })
})

test('canceling a paid order keeps the payment on record, and a refund at PayPal shows', async () => {
  const { user, order, payment } = await approved()
  await capturePayment(payment.id, user)
  await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
  expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  paypal.orders.settle(payment.id, 'REFUNDED')
  await send('PAYMENT.CAPTURE.REFUNDED', payment.id)
  expect((await getOrder(order.id, user)).payment).toMatchObject({ ...paid, status: 'refunded' })
})

test('money taken on an attempt that was given up is recorded, and what was opened in its place pays nothing', async () => {
  const { user, order, payment } = await approved()
  const earlier = await db().payment.findFirstOrThrow({ where: { orderId: order.id } })
  // the rate changes while PayPal is already taking the money
  await db().payment.update({ where: { id: earlier.id }, data: { status: 'expired', checkAt: null } })
  await db().payment.create({
    data: { orderId: order.id, requestId: `${earlier.id}-later`, amountMinor: 30_000, currency: 'USD' },
  })
  paypal.orders.capture(payment.id)
  await send('PAYMENT.CAPTURE.COMPLETED', payment.id)
  expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  expect(await quotePayment(order.id, user)).toMatchObject({
    payable: false,
    payment: { status: 'captured' },
  })
  await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.already_paid')
  expect(await timesToldPaid(order.id)).toBe(1)
})
