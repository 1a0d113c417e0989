import { afterAll, expect, test } from 'vitest'
import * as invoiceRoute from '@/app/api/track/invoice/route'
import { db } from '@/lib/platform/database/db'
import { required } from '@/lib/platform/runtime/testing'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { findTrackingKey, ownOrder, ownOrderPath, trackedOrder } from '@/lib/sales/orders/parcels/tracking'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'

const { resend } = standIns()
afterAll(async () => {
  await db().$disconnect()
})

async function anOrder({ isWithoutAccount = true } = {}) {
  const user = aCustomer()
  if (isWithoutAccount)
    await db().addressConfirmation.create({
      data: { uid: user.uid, email: user.email, mailbox: user.email, locale: 'pl', confirmedAt: new Date() },
    })
  await fillCart(user, [[await aTire(5), 1]])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en' }), user)
  return { user, id: order.id, key: ownOrderPath(order.id).slice('/track/'.length) }
}
const post = (key: string, invoiceId: number) =>
  invoiceRoute.POST(
    new Request(`${required.SHOP_ORIGIN}/api/track/invoice`, {
      method: 'POST',
      headers: { host: '127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key, invoiceId: String(invoiceId) }),
    }),
    { params: Promise.resolve({}) },
  )

test('mails about an order without an account lead to its own address, others to the account', async () => {
  const [guest, owner] = [await anOrder(), await anOrder({ isWithoutAccount: false })]
  await sendMails()
  const textTo = (email: string) => String(resend.sent.find(({ mail }) => mail.to === email)?.mail.text)
  expect(textTo(guest.user.email)).toContain(`/en${ownOrderPath(guest.id)}`)
  expect(textTo(owner.user.email)).not.toContain('/track/')
})

test('the own address of an order has its papers, the one by number and e-mail has the status alone', async () => {
  const { user, id, key } = await anOrder()
  expect(await trackedOrder(key)).toMatchObject({ id, status: 'Pending', own: { invoices: [] } })
  const lookedUp = await findTrackingKey({ orderId: id, email: user.email }, new Headers())
  expect(await trackedOrder(lookedUp)).toMatchObject({ id, own: null })
  expect(await ownOrder(lookedUp)).toBeNull()
  expect(await trackedOrder(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  expect(await ownOrder(key, Date.now() + 3 * 366 * 86_400_000)).toBeNull()
})

test('an invoice is handed out at the address of its own order only, and to who presses, not who looks', async () => {
  const [mine, other] = [await anOrder(), await anOrder()]
  const { id } = await issueInvoice(mine.id, anAdministrator)
  const answer = await post(mine.key, id)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await post(other.key, id)).status).toBe(404)
  expect((await post('x', id)).status).toBe(404)
  const { GET } = invoiceRoute
  expect(
    (await GET(new Request(`${required.SHOP_ORIGIN}/api/track/invoice`), { params: Promise.resolve({}) }))
      .status,
  ).toBe(405)
})
