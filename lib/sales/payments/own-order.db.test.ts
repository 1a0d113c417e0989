import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as route from '@/app/api/track/payment/route'
import { db } from '@/lib/platform/database/db'
import { required } from '@/lib/platform/runtime/testing'
import { findTrackingKey, ownOrderPath } from '@/lib/sales/orders/parcels/tracking'
import { placeOrder } from '@/lib/sales/orders/placing/place.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { aCustomer, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { openPayment } from './service'
import { anUnpaidOrder, paidInPln, sendWebhook } from './testing'

const { paypal, resend } = standIns()
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
beforeEach(() => paypal.faults.clear())
afterAll(async () => {
  vi.unstubAllEnvs()
  await db().$disconnect()
})

const keyOf = (orderId: string) => ownOrderPath(orderId).slice('/track/'.length)
const pay = async (key: string, typeOfPayment = 'blik') => {
  const answer = await route.POST(
    new Request(`${required.SHOP_ORIGIN}/api/track/payment`, {
      method: 'POST',
      headers: { host: '127.0.0.1:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ key, typeOfPayment }),
    }),
    { params: Promise.resolve({}) },
  )
  return { status: answer.status, body: await answer.json() }
}
const atPaypal = (orderId: string) => paypal.orders.list().filter(({ unit }) => unit.custom_id === orderId)

test('an order is paid at its own address by nobody who is signed in, and comes back there', async () => {
  const { user, order } = await anUnpaidOrder()
  // an attempt of the browser that ordered leads back to where this one is not signed in
  const { id } = await openPayment({ orderId: order.id, typeOfPayment: 'blik' }, user)
  const { status, body } = await pay(keyOf(order.id))
  expect(status).toBe(201)
  const attempt = atPaypal(order.id).find((other) => other.id !== id)
  expect(body).toEqual({ payAt: `${paypal.url}/payment/blik?token=${attempt?.id}` })
  expect(attempt?.redirect?.returnUrl).toBe(`${required.SHOP_ORIGIN}${ownOrderPath(order.id)}?back=paid`)
  paypal.orders.approve(attempt?.id ?? '')
  await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', attempt?.id ?? '')
  expect((await getOrder(order.id, user)).payment).toMatchObject(paidInPln)
  expect(await pay(keyOf(order.id))).toMatchObject({ status: 409, body: { code: 'payment.already_paid' } })
  expect(atPaypal(order.id).filter(({ capture }) => capture)).toHaveLength(1)
})

test('no other key pays, and thirty attempts an hour of the buyer reach PayPal', async () => {
  const { order } = await anUnpaidOrder()
  const byNumber = await findTrackingKey({ orderId: order.id, email: order.email }, new Headers())
  for (const key of [byNumber, 'x', `${keyOf(order.id)}A`])
    expect(await pay(key)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await pay(keyOf(order.id), 'paypal')).status).toBe(422)
  expect(atPaypal(order.id)).toEqual([])
  const answers: number[] = []
  for (let press = 0; press < 33; press++) answers.push((await pay(keyOf(order.id))).status)
  expect(answers.filter((status) => status === 201)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
})

test('the mail about an unpaid order without an account leads to its own address for paying', async () => {
  const user = aCustomer()
  const confirmed = { uid: user.uid, email: user.email, mailbox: user.email, locale: 'pl' }
  await db().addressConfirmation.create({ data: { ...confirmed, confirmedAt: new Date() } })
  await fillCart(user, [[await aTire(5), 1]])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en', typeOfPayment: 'blik' }), user)
  await sendMails()
  const text = String(resend.sent.find(({ mail }) => mail.to === user.email)?.mail.text)
  expect(text).toContain(`Pay online: ${required.SHOP_ORIGIN}/en${ownOrderPath(order.id)}`)
  expect(text).not.toContain('/Payment')
})
