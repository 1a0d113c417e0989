import { afterAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { paymentRecord } from '@/lib/sales/orders/payment-status'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { anApprovedPayment, anUnpaidOrder, sendWebhook } from '@/lib/sales/payments/testing'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal, resend } = standIns()
const outbox = openOutbox(mails)
afterAll(async () => {
  await outbox.close()
})

const SHOP = 'sklep@trakt.example'
/** Mails about an order that went to somebody, each once. */
async function mailsTo(to: string, orderId: string) {
  for (let rounds = 0; rounds < 10 && (await outbox.round()) > 0; rounds++);
  return resend.sent
    .filter(({ mail }) => mail.to === to && String(mail.subject).includes(orderId))
    .map(({ mail }) => ({ subject: String(mail.subject), text: String(mail.text) }))
}
const approved = async () => {
  const { user, order, payment } = await anApprovedPayment(paypal)
  return { user, order, id: payment.id }
}
const cancel = (orderId: string) => updateOrderStatus({ orderId, status: 'Canceled' }, anAdministrator)
const webhook = (type: string, id: string) => sendWebhook(paypal, type, id)

test('a paid order that is canceled: the shop is told to refund, and the buyer when the money went back', async () => {
  const { user, order, id } = await approved()
  await capturePayment(id, user)
  await cancel(order.id)
  const [toShop, ...more] = await mailsTo(SHOP, order.id)
  expect(more).toEqual([])
  expect(toShop?.subject).toContain('Do zwrotu')
  expect(toShop?.text).toContain('301,36')
  expect(toShop?.text).toContain(`http://127.0.0.1:3000/admin/order/${order.id}`)
  const { captureId } = await paymentRecord(order.id)
  expect(toShop?.text).toContain(`Numer transakcji PayPal: ${captureId}`)

  paypal.orders.settle(id, 'REFUNDED')
  for (let copy = 0; copy < 2; copy++) await webhook('PAYMENT.CAPTURE.REFUNDED', id)
  const subjects = (await mailsTo(user.email, order.id)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Zwrot pieniędzy'))).toHaveLength(1)
})

test('an order that was not paid is canceled without a word about money', async () => {
  const { order } = await anUnpaidOrder()
  await cancel(order.id)
  expect(await mailsTo(SHOP, order.id)).toEqual([])
  expect(await db().outbox.count({ where: { sentAt: null } })).toBe(0)
})

test('money that PayPal took while the order was being canceled is known to both sides', async () => {
  const { user, order, id } = await approved()
  // taken, but the answer and the webhook were lost
  paypal.orders.capture(id)
  await cancel(order.id)
  await db().payment.updateMany({ where: { orderId: order.id }, data: { checkAt: new Date(0) } })
  await settleForgotten()
  expect((await mailsTo(SHOP, order.id)).map(({ subject }) => subject)).toEqual([
    `Do zwrotu: anulowane zamówienie ${order.id} jest opłacone`,
  ])
  const paid = (await mailsTo(user.email, order.id)).find(({ subject }) => subject.includes('opłacone'))
  expect(paid?.text).toContain('Całą kwotę oddamy')
})

test('another amount than asked goes to a person at the shop, and the buyer is not told that it is paid', async () => {
  const { user, order, id } = await approved()
  paypal.faults.add({ on: 'capture', kind: 'short' })
  await capturePayment(id, user)
  expect((await mailsTo(SHOP, order.id)).map(({ subject }) => subject)).toEqual([
    `Do sprawdzenia: płatność za zamówienie ${order.id}`,
  ])
  expect((await mailsTo(user.email, order.id)).map(({ subject }) => subject)).toEqual([
    `Potwierdzenie zamówienia ${order.id}`,
  ])
})

describe('a payment that PayPal looks into', () => {
  const subjectsTo = async (email: string, orderId: string) =>
    (await mailsTo(email, orderId)).map(({ subject }) => subject).filter((one) => one.startsWith('Płatność'))
  const looking = async () => {
    const { user, order, id } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'pending' })
    await capturePayment(id, user)
    paypal.orders.settle(id, 'DECLINED')
    return { user, order, id }
  }

  test('and does not take is told to the buyer once, who may pay again', async () => {
    const { user, order, id } = await looking()
    for (let copy = 0; copy < 2; copy++) await webhook('PAYMENT.CAPTURE.DENIED', id)
    expect(await subjectsTo(user.email, order.id)).toEqual([
      `Płatność za zamówienie ${order.id} została odrzucona`,
    ])
    expect((await openPayment({ orderId: order.id }, user)).id).not.toBe(id)
  })

  test('and nobody waits for, since the answer was lost or the page closed, is told as well', async () => {
    const { user, order } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'denied' })
    await db().payment.updateMany({ where: { orderId: order.id }, data: { checkAt: new Date(0) } })
    await settleForgotten()
    expect(await subjectsTo(user.email, order.id)).toHaveLength(1)
  })

  test('and refuses while the buyer looks on is told on the page alone', async () => {
    const { user, order, id } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'denied' })
    await expect(capturePayment(id, user)).rejects.toThrow('payment.refused')
    expect(await subjectsTo(user.email, order.id)).toEqual([])
  })

  test('and does not take is no news once the order is canceled', async () => {
    const { user, order, id } = await looking()
    await cancel(order.id)
    await webhook('PAYMENT.CAPTURE.DENIED', id)
    expect(await subjectsTo(user.email, order.id)).toEqual([])
  })
})
