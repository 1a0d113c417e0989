import { beforeEach, describe, expect, test } from 'vitest'
import { getOrder } from '@/lib/sales/orders/queries'
import { anUnpaidOrder, timesToldPaid } from '@/lib/sales/payments/testing'
import { openPayment } from '@/lib/sales/settlement/service'
import { standIns } from '@/local/test-database/stand-ins'
import { POST } from './route'

const { paypal } = standIns()
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

test('the signature is checked over the exact bytes of the body', async () => {
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

describe('what somebody else wrote', () => {
  const timesAsked = () => paypal.exchanges.filter(({ path }) => path.includes('verify-webhook')).length
  const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  test.each([
    ['without a certificate', { 'paypal-cert-url': '' }],
    ['with a certificate of another site', { 'paypal-cert-url': 'https://paypal.com.evil.example/cert' }],
    ['with a certificate of a look-alike', { 'paypal-cert-url': 'https://api.evilpaypal.com/cert' }],
    [
      'with a certificate behind a name and password',
      { 'paypal-cert-url': 'https://paypal.com@evil.example/' },
    ],
    ['with a certificate that is not sent over TLS', { 'paypal-cert-url': 'http://api.paypal.com/cert' }],
    ['with a certificate that is no address', { 'paypal-cert-url': 'cert' }],
    ['of last week', { 'paypal-transmission-time': time(-7 * 24) }],
    ['of tomorrow', { 'paypal-transmission-time': time(24) }],
    ['of no time', { 'paypal-transmission-time': 'now' }],
    ['with a signature without end', { 'paypal-transmission-sig': 'A'.repeat(501) }],
  ])('a webhook with %s never reaches PayPal', async (_, changed) => {
    const { headers, body } = await approved()
    const before = timesAsked()
    expect((await send({ ...headers, ...changed }, body)).status).toBe(403)
    expect(timesAsked()).toBe(before)
  })

  test('a message of three days ago, and one with a certificate of PayPal itself, are asked about', async () => {
    const { headers, body } = await approved()
    const before = timesAsked()
    await send({ ...headers, 'paypal-transmission-time': time(-3 * 24) }, body)
    await send(
      { ...headers, 'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/C' },
      body,
    )
    expect(timesAsked()).toBe(before + 2)
  })

  test('a flood of plausible forgeries reaches PayPal thirty times, and holds up no other address', async () => {
    const { headers, body, paid } = await approved()
    const forged = { ...headers, 'paypal-transmission-sig': 'AAAA', 'x-forwarded-for': '198.51.100.66' }
    const before = timesAsked()
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(forged, body)))
    expect(timesAsked()).toBe(before + 30)
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(30).fill(403), ...Array(30).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send({ ...headers, 'x-forwarded-for': '198.51.100.67' }, body)).status).toBe(204)
    expect(await paid()).toBe('captured')
  })

  test('genuine messages are never counted, however many one address sends', async () => {
    const { headers, body } = await approved()
    const genuine = { ...headers, 'x-forwarded-for': '198.51.100.68' }
    for (let i = 0; i < 40; i++) expect((await send(genuine, body)).status).toBe(204)
  })
})
