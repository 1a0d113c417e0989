import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'
import { enterComplaint } from './enter.service'
import { complaintsOf } from './queries'
import { EnteredComplaint } from './schema'

const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(() => outbox.close())

test('a complaint made at the counter runs from the day on which it was made, and its buyer gets the receipt', async () => {
  const user = aCustomer()
  await fillCart(user, [[await aTire(4), 2]])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en' }), user)
  const entered = EnteredComplaint.parse({
    key: randomUUID(),
    orderId: order.id.toLowerCase(),
    receivedOn: '2026-01-05',
    channel: 'counter',
    goods: 'Opona',
    fault: 'Bąbel na boku',
    wish: 'replacement',
  })
  const ids = [await enterComplaint(entered, anAdministrator), await enterComplaint(entered, anAdministrator)]
  expect(new Set(ids).size).toBe(1)
  expect(await db().complaint.findUnique({ where: { id: ids[0] ?? 0 } })).toMatchObject({
    orderId: order.id,
    email: order.email,
    name: 'Łucja Żółć',
    locale: 'en',
    channel: 'counter',
    enteredByName: 'Anna Nowak',
    submittedAt: new Date('2026-01-05T12:00:00Z'),
    answerDueOn: new Date('2026-01-19'),
    state: 'received',
  })
  while ((await outbox.round()) > 0);
  const sent = resend.sent.filter(({ mail }) => mail.to === order.email)
  const receipt = sent.map(({ mail }) => String(mail.text)).find((text) => text.includes('Bąbel na boku'))
  expect(receipt).toMatch(/: January 5, 2026\n.*: in person\n/)
  expect(await complaintsOf({ uid: user.uid, email: null })).toMatchObject([{ channel: 'counter' }])
  await expect(
    enterComplaint({ ...entered, key: randomUUID(), orderId: 'AAAAA-BBBBB' }, anAdministrator),
  ).rejects.toMatchObject({ fields: [{ path: 'orderId', code: 'return.order_unknown' }] })
  expect(EnteredComplaint.safeParse({ ...entered, receivedOn: '2100-01-01' }).success).toBe(false)
})
