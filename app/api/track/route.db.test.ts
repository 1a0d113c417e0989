import { expect, test } from 'vitest'
import { cookiesOf } from '@/lib/platform/http/testing'
import { saveParcels } from '@/lib/sales/order-desk/parcels/service'
import { lookupCookie, trackedOrder } from '@/lib/sales/orders/parcels/tracking'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { POST } from './route'

let senders = 0
const ask = async (entered: Record<string, string>, from = `192.0.2.${++senders}`) => {
  const request = new Request('http://127.0.0.1:3000/api/track', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams(entered),
  })
  const { status, headers } = await POST(request, { params: Promise.resolve({}) })
  return { status, location: headers.get('location') ?? '', cookie: headers.get('set-cookie') ?? '' }
}
const keptIn = (cookie: string) => lookupCookie.read(cookiesOf(cookie))

async function anOrder() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  const { order } = await placeOrder(anOrderOf(user), user)
  return order
}

test('number and e-mail, typed as people type them, lead to status, dates and parcels, and to nothing personal', async () => {
  const { id, email } = await anOrder()
  const parcels = [{ carrier: 'dpd', carrierName: null, number: '13490015284111' }] as const
  await saveParcels({ orderId: id, parcels: [...parcels], expectedIds: [] }, anAdministrator)
  const { status, location, cookie } = await ask({
    orderId: ` ${id.toLowerCase().replace('-', ' ')}`,
    email: ` ${email.toUpperCase()}`,
    locale: 'ru',
  })
  expect(status).toBe(303)
  expect(location).toMatch(/^\/ru\/track\/[\w.-]+$/)
  expect(location).not.toContain(email)
  expect(keptIn(cookie)).toBeNull()
  const order = await trackedOrder(location.split('/').at(-1) ?? '')
  expect(Object.keys(order ?? {}).sort()).toEqual([
    'delivery',
    'id',
    'orderDate',
    'own',
    'parcels',
    'status',
    'statusSince',
  ])
  expect(order?.own).toBeNull()
  expect(order).toMatchObject({ id, status: 'Pending', parcels: [{ number: '13490015284111' }] })
})

test('an unknown number, a wrong e-mail, somebody else’s e-mail and an empty form get the same answer', async () => {
  const [own, other] = [await anOrder(), await anOrder()]
  const answers = [
    await ask({ orderId: 'ZZZZZ-ZZZZZ', email: own.email }),
    await ask({ orderId: own.id, email: 'nobody@trakt.example' }),
    await ask({ orderId: own.id, email: other.email }),
    await ask({ orderId: own.id, email: '%' }),
    await ask({}),
  ]
  for (const { status, location } of answers)
    expect({ status, location }).toEqual({ status: 303, location: '/track/unknown' })
})

test('what found no order is kept in the browser, not in the address, until an order is found', async () => {
  const { id, email } = await anOrder()
  const typed = { orderId: id.toLowerCase(), email: 'nobody@trakt.example' }
  const { location, cookie } = await ask(typed)
  expect(location).toBe('/track/unknown')
  expect(keptIn(cookie)).toEqual(typed)
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600/)
  const long = await ask({ orderId: 'Ж'.repeat(1_000), email: 'Ж'.repeat(1_000) })
  expect(long.cookie.length).toBeLessThan(4_096)
  expect((await ask({ orderId: id, email })).cookie).toMatch(/^trakt-track=;.*Max-Age=0/)
})

test('an empty or malformed lookup is not counted as a try', async () => {
  const { id, email } = await anOrder()
  for (let tries = 0; tries < 12; tries++) await ask({ orderId: id, email: tries % 2 ? 'nobody@' : '' })
  expect((await ask({ orderId: id, email })).location).toContain(`/track/${id}.`)
})

test('a page is opened by no key that the shop did not make', async () => {
  const [own, other] = [await anOrder(), await anOrder()]
  const { location } = await ask({ orderId: own.id, email: own.email })
  const [, seal] = location.split('.')
  for (const key of [own.id, `${own.id}.`, `${other.id}.${seal}`, 'unknown', `${own.id}.${seal}x`])
    expect(await trackedOrder(key)).toBeNull()
})

test('nobody tries e-mail addresses one after another, for a known number or an unknown one, or keeps its buyer away', async () => {
  const { id, email } = await anOrder()
  const guesser = '198.51.100.8'
  for (const orderId of [id, 'YYYYY-YYYYY']) {
    for (let tries = 0; tries < 10; tries++)
      expect((await ask({ orderId, email: `${tries}@trakt.example` }, guesser)).location).toBe(
        '/track/unknown',
      )
    expect((await ask({ orderId, email }, guesser)).location).toBe('/track/limited')
  }
  expect((await ask({ orderId: id, email }, '198.51.100.9')).location).toContain(`/track/${id}.`)
})
