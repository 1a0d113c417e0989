import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { addToCart } from '@/lib/sales/cart/service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator, anOrderOf, aTire } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'
import { SaveParcels } from './schema'
import { saveParcels } from './service'

const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(() => outbox.close())

async function anOrder() {
  const user = aCustomer()
  await addToCart(user.uid, { product: { id: (await aTire(5)).id }, quantity: 1 })
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en' }), user)
  return { user, order }
}
const save = (orderId: string, parcels: object[], more: object = {}) =>
  saveParcels(SaveParcels.parse({ orderId, parcels, expectedIds: [], ...more }), anAdministrator)
const idsOf = ({ parcels }: { parcels: { id: number }[] }) => parcels.map(({ id }) => id)
const mailsTo = async (email: string) => {
  while ((await outbox.round()) > 0);
  return resend.sent
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => ({ subject: String(mail.subject), text: String(mail.text), html: String(mail.html) }))
}

const inpost = { carrier: 'inpost', number: '520000012680041086770098' }
const suus = { carrier: 'other', carrierName: 'Suus', number: 'SU-12345' }

test('two parcels and the step to Sent are one change, and the one mail about it has their links', async () => {
  const { user, order } = await anOrder()
  await mailsTo(user.email)
  const sent = await save(order.id, [inpost, suus], { sentFrom: 'Pending' })
  expect(sent).toMatchObject({
    status: 'Sent',
    parcels: [
      { ...inpost, trackingUrl: `https://inpost.pl/sledzenie-przesylek?number=${inpost.number}` },
      { ...suus, trackingUrl: null },
    ],
  })
  const [, mail, ...more] = await mailsTo(user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Order ${order.id}: Sent`)
  expect(mail?.text).toContain(
    `InPost: ${inpost.number}\nSuus: SU-12345\n\nTrack your package: https://inpost.pl/sledzenie-przesylek?number=${inpost.number}\n`,
  )
  expect(mail?.html).toContain(`href="https://inpost.pl/sledzenie-przesylek?number=${inpost.number}"`)
  const audit = await db().auditEntry.findMany({ where: { subjectId: order.id }, orderBy: { id: 'asc' } })
  expect(audit).toMatchObject([
    {
      action: 'order.parcels',
      before: { parcels: [] },
      after: { parcels: [`InPost ${inpost.number}`, 'Suus SU-12345'] },
    },
    { action: 'order.status', after: { status: 'Sent' } },
  ])
})

test('the buyer of a sent order gets one mail for each save with a new or corrected parcel, and none otherwise', async () => {
  const { user, order } = await anOrder()
  const before = await save(order.id, [inpost])
  await updateOrderStatus({ orderId: order.id, status: 'Sent' }, anAdministrator)
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    `Order confirmation ${order.id}`,
    `Order ${order.id}: Sent`,
  ])
  const added = await save(order.id, [inpost, suus], { expectedIds: idsOf(before) })
  expect(added.parcels[0]).toEqual(before.parcels[0])
  const [mail, ...more] = (await mailsTo(user.email)).slice(2)
  expect([mail?.subject, more]).toEqual([`Order ${order.id}: tracking number`, []])
  expect(mail?.text).toContain(inpost.number)
  expect(mail?.text).toContain('Suus: SU-12345')

  // the same again, a removal, and a silent correction
  await save(order.id, [inpost, suus], { expectedIds: idsOf(added) })
  const removed = await save(order.id, [suus], { expectedIds: idsOf(added) })
  const silent = await save(order.id, [{ ...suus, number: 'SU-54321' }], {
    expectedIds: idsOf(removed),
    notify: 'no',
  })
  expect(await mailsTo(user.email)).toHaveLength(3)

  // of two corrections before the outbox comes round, the first one's number is gone
  const wrong = await save(order.id, [{ ...suus, number: 'SU-11111' }], { expectedIds: idsOf(silent) })
  await save(order.id, [{ ...suus, number: 'SU-22222' }], { expectedIds: idsOf(wrong) })
  const [correction, ...others] = (await mailsTo(user.email)).slice(3)
  expect(others).toEqual([])
  expect(correction?.text).toContain('SU-22222')
})

test('of two administrators who save parcels at once the second one is told', async () => {
  const { order } = await anOrder()
  const saves = await Promise.allSettled([save(order.id, [inpost]), save(order.id, [suus])])
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(saves.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'order.changed' })
  expect((await getOrder(order.id, anAdministrator)).parcels).toHaveLength(1)
})

test('parcels are not kept when the order has left the status that was seen', async () => {
  const { order } = await anOrder()
  await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
  await expect(save(order.id, [inpost], { sentFrom: 'Pending' })).rejects.toMatchObject({
    code: 'order.changed',
  })
  expect(await getOrder(order.id, anAdministrator)).toMatchObject({ status: 'Canceled', parcels: [] })
  await expect(save('NOPE0-00000', [inpost])).rejects.toMatchObject({ code: 'order.not_found' })
})

test('the owner of an order reads its parcels, another customer neither order nor parcels', async () => {
  const { user, order } = await anOrder()
  await save(order.id, [inpost])
  expect((await getOrder(order.id, user)).parcels).toMatchObject([inpost])
  await expect(getOrder(order.id, aCustomer())).rejects.toMatchObject({ code: 'order.not_found' })
})
