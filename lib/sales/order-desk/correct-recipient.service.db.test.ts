import { afterAll, beforeEach, expect, test } from 'vitest'
import { dashboard } from '@/lib/office/dashboard/queries'
import { db } from '@/lib/platform/database/db'
import { type Role, roles } from '@/lib/platform/identity/roles'
import { dayOf } from '@/lib/platform/time/working-days'
import { callersOwner } from '@/lib/sales/orders/phone-buyers.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { failedMails } from '@/lib/shop/mail/queries'
import { dropMail, retryMail } from '@/lib/shop/mail/service'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'
import { correctRecipient } from './change-address.service'
import { updateOrderStatus } from './update.service'

const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(() => outbox.close())
beforeEach(async () => {
  resend.sent.length = 0
  resend.faults.length = 0
  await db().outbox.deleteMany()
})

const admin = { ...anAdministrator, role: 'owner' as const }
const WRONG = 'kupujacy@gmial.example'
const RIGHT = 'kupujacy@gmail.example'

/** An order whose confirmation the provider has refused. */
async function refusedOrder(more: object = {}) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9), 1]])
  const { order } = await placeOrder(anOrderOf(user, { email: WRONG }), user)
  await db().outbox.deleteMany({ where: { topic: 'order.placed_for_staff' } })
  if (Object.keys(more).length > 0) await db().shopOrder.update({ where: { id: order.id }, data: more })
  resend.faults.push('refused')
  await send()
  const failed = (await failedMails(admin)).find(({ orderId }) => orderId === order.id)
  if (!failed) throw new Error('the mail has left')
  return { orderId: order.id, mail: failed }
}
async function send() {
  for (let rounds = 0; rounds < 20; rounds++) {
    await db()
      .$executeRaw`UPDATE outbox SET next_try_at = now() - interval '1 second' WHERE next_try_at IS NOT NULL`
    if ((await outbox.round()) === 0) return
  }
}
const recipients = () => resend.sent.map(({ mail }) => mail.to)
const emailOf = async (id: string) => (await db().shopOrder.findUniqueOrThrow({ where: { id } })).email
const failedCount = async () => {
  const day = dayOf(new Date())
  return (await dashboard({ from: day, to: day, days: 1 })).failedMails
}

test('a corrected mail goes to the new address under a key of its own, and later ones as before', async () => {
  const { orderId, mail } = await refusedOrder()
  expect(mail).toMatchObject({ to: WRONG, isToCustomer: true })
  await correctRecipient(mail.id, { email: RIGHT, isForOrder: false }, admin)
  await send()
  expect(recipients()).toEqual([RIGHT])
  // under the key of the first try the provider would take it for a mail that it has already
  expect(resend.sent[0]?.key).toBe(`order.placed:${orderId}:1`)
  expect(await failedMails(admin)).toEqual([])
  // no address stays with a mail that is sent
  expect(await db().outbox.findUnique({ where: { id: mail.id } })).toMatchObject({
    triedTo: null,
    recipient: null,
  })
  expect(await emailOf(orderId)).toBe(WRONG)
  await updateOrderStatus({ orderId, status: 'Sent' }, admin)
  await send()
  expect(recipients()).toEqual([RIGHT, WRONG])
})

test('on wish the order has the new address, also for a mail that was tried at the old one', async () => {
  const { orderId, mail } = await refusedOrder()
  await updateOrderStatus({ orderId, status: 'Sent' }, admin)
  resend.faults.push('refused')
  await send()
  const other = (await failedMails(admin)).find(({ topic }) => topic === 'order.status_changed')
  await correctRecipient(mail.id, { email: RIGHT, isForOrder: true }, admin)
  expect(await emailOf(orderId)).toBe(RIGHT)
  await retryMail(other?.id ?? 0, admin)
  await send()
  expect(recipients()).toEqual([RIGHT, RIGHT])
  expect(resend.sent.every(({ key }) => /:\d$/.test(key ?? ''))).toBe(true)
})

test('the audit says that addresses were changed, and not which', async () => {
  const { orderId, mail } = await refusedOrder()
  await correctRecipient(mail.id, { email: RIGHT, isForOrder: true }, admin)
  const entries = await db().auditEntry.findMany({
    where: { OR: [{ subjectId: orderId }, { subjectType: 'mail', subjectId: String(mail.id) }] },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual(['mail.correct', 'order.email'])
  expect(entries.map(({ after }) => after)).toMatchObject([
    { changedFields: ['email'] },
    { changedFields: ['email'] },
  ])
  expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain(RIGHT)
})

test("the order of a caller belongs to the new address's digest, so that its account finds it", async () => {
  const { orderId, mail } = await refusedOrder({ userId: callersOwner(WRONG), placedBy: admin.uid })
  await correctRecipient(mail.id, { email: RIGHT, isForOrder: true }, admin)
  expect(await db().shopOrder.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
    userId: callersOwner(RIGHT),
    isOwnEmail: true,
  })
})

test('a mail leaves the count of the dashboard when it is sent or dropped, and comes back when it fails again', async () => {
  const { mail } = await refusedOrder()
  const second = await refusedOrder()
  expect(await failedCount()).toBe(2)
  await dropMail(second.mail.id, admin)
  expect(await failedCount()).toBe(1)
  resend.faults.push('refused')
  await retryMail(mail.id, admin)
  await send()
  expect(await failedCount()).toBe(1)
  await correctRecipient(mail.id, { email: RIGHT, isForOrder: false }, admin)
  await send()
  expect(await failedCount()).toBe(0)
})

test('an invitation to the staff is sent to no other address, and only who may see the staff reads its address', async () => {
  const { id } = await db().outbox.create({
    data: {
      topic: 'staff.invited',
      eventKey: 'staff.invited:1',
      payload: { invitationId: 1 },
      deadAt: new Date(),
      triedTo: 'nowy@trakt.example',
    },
  })
  await expect(
    correctRecipient(Number(id), { email: RIGHT, isForOrder: false }, admin),
  ).rejects.toMatchObject({ code: 'not_found' })
  const shown = async (role: Role) => (await failedMails({ role }))[0]?.to
  expect(await Promise.all(roles.map(async (role) => [role, await shown(role)]))).toEqual(
    roles.map((role) => [role, role === 'owner' || role === 'readOnly' ? 'nowy@trakt.example' : null]),
  )
})
