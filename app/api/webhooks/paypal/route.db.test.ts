import { afterAll, beforeEach, expect, test } from 'vitest'
import { getOrder } from '@/lib/orders/queries'
import { openPayment } from '@/lib/payments/service'
import { anUnpaidOrder, aShopWithPaypal, timesToldPaid } from '@/lib/payments/testing'
import { POST } from './route'

const paypal = await aShopWithPaypal()
afterAll(() => paypal.stop())
beforeEach(() => paypal.faults.clear())

const send = async (headers: Record<string, string>, body: string) => {
  const address = 'http://127.0.0.1:3000/api/webhooks/paypal'
  return POST(new Request(address, { method: 'POST', headers, body }), { params: Promise.resolve({}) })
}
const approved = async () => {
  const { user, order } = await anUnpaidOrder()
  const payment = await openPayment({ orderId: order.id }, user)
  paypal.orders.approve(payment.id)
  const { headers, body } = paypal.webhook('CHECKOUT.ORDER.APPROVED', payment.id)
  return { order, headers, body, paid: async () => (await getOrder(order.id, user)).payment?.status }
}

test('a message of PayPal makes the order paid; repeated, it changes nothing', async () => {
  const { order, headers, body, paid } = await approved()
  expect((await send(headers, body)).status).toBe(204)
  expect(await paid()).toBe('captured')
  expect((await send(headers, body)).status).toBe(204)
  expect(await timesToldPaid(order.id)).toBe(1)
})

test('a message that somebody else wrote, or changed on the way, is refused', async () => {
  const { headers, body, paid } = await approved()
  const other = await approved()
  expect((await send({ ...headers, 'paypal-transmission-sig': 'AAAA' }, body)).status).toBe(403)
  expect((await send(headers, other.body)).status).toBe(403)
  expect((await send(headers, body.replace('APPROVED', 'COMPLETED'))).status).toBe(403)
  expect((await send({ 'content-type': 'application/json' }, body)).status).toBe(403)
  expect(await paid()).toBeUndefined()
})

test('the signature is checked over the letters as they came, spaces and all', async () => {
  const { body, paid } = await approved()
  const spaced = JSON.stringify(JSON.parse(body), null, 2).replace('"2.0"', '"2\\u002e0"')
  expect((await send(paypal.sign(spaced), spaced)).status).toBe(204)
  expect(await paid()).toBe('captured')
})

test('a message about an order of another shop is taken and left alone', async () => {
  const { body } = await approved()
  const foreign = body.replace(/"resource":\{"id":"[A-Z0-9]+"/, '"resource":{"id":"FOREIGN"')
  expect(foreign).not.toBe(body)
  expect((await send(paypal.sign(foreign), foreign)).status).toBe(204)
})

test('what is no message at all is a 400, never a 500', async () => {
  for (const body of ['', 'null', '[]', '{"id":1}', '{']) {
    expect((await send(paypal.sign(body), body)).status).toBe(400)
  }
})

test('while PayPal cannot be asked the message is not taken, so that PayPal sends it again', async () => {
  const { headers, body, paid } = await approved()
  paypal.faults.add({ on: 'verify', kind: 'error' })
  expect((await send(headers, body)).status).toBe(503)
  paypal.faults.add({ on: 'capture', kind: 'error', times: 2 })
  expect((await send(headers, body)).status).toBe(503)
  expect(await paid()).toBeUndefined()
  expect((await send(headers, body)).status).toBe(204)
  expect(await paid()).toBe('captured')
})

test('a card that is declined is no reason to send the message again', async () => {
  const { headers, body, paid } = await approved()
  paypal.faults.add({ on: 'capture', kind: 'declined' })
  expect((await send(headers, body)).status).toBe(204)
  expect(await paid()).toBeUndefined()
})
