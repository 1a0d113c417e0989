import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import * as accountExport from '@/app/api/account/export/route'
import * as ownRecord from '@/app/api/account/record/route'
import * as account from '@/app/api/account/route'
import { db } from '@/lib/platform/database/db'
import { identityProvider, userDatabase } from '@/lib/platform/identity/firebase/firebase-admin'
import { type Caller, context, customer, ORIGIN, productId, request, typePassword, whoAmI } from './testing'

const recordOf = async ({ uid }: Caller) =>
  (await (await userDatabase()).ref(`Users/Jan_Kowalski_${uid}`).once('value')).val()
const remove = (caller: Caller, body: object, headers: Record<string, string> = { origin: ORIGIN }) =>
  account.DELETE(request('DELETE', '/api/account', { cookie: caller.cookie, ...headers }, body), context)

let jan: Caller
beforeEach(async () => {
  jan = await customer()
})
test('deleting an account takes the record, the identity, the sessions and the cart, and leaves the orders', async () => {
  await db().$executeRaw`
      INSERT INTO shop_order (id, user_id, customer_type, first_and_last_name, email, phone, address, city,
        post_code, country, type_of_delivery, type_of_payment, total_grosze)
      VALUES ('KEEP-TEST', ${jan.uid}, 'private_person', 'Jan Kowalski', ${jan.email}, '600700800', 'Polna 1',
        'Ełk', '19-300', 'PL', 'delivery_with_assembly', 'payment_at_delivery', 100)`
  const response = await remove(jan, { idToken: await typePassword(jan.email) })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/)
  expect(await recordOf(jan)).toBeNull()
  expect((await (await userDatabase()).ref(`UserKeys/${jan.uid}`).once('value')).val()).toBeNull()
  await expect(identityProvider().getUser(jan.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  expect(await db().cartItem.count({ where: { userId: jan.uid } })).toBe(0)
  expect(await db().shopOrder.count({ where: { userId: jan.uid } })).toBe(1)
  expect(await whoAmI(jan.cookie)).toBeNull()
})

test('the newest record of an account goes to its owner only', async () => {
  const read = async (cookie: string) =>
    (await ownRecord.GET(request('GET', '/api/account/record', { cookie }), context)).json()
  const piotr = await customer()
  expect(await read(jan.cookie)).toBeNull()
  const record = (updatedAt: string) => ({
    id: jan.uid,
    name: 'Jan',
    phone: '+48600700800',
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt,
  })
  await (await userDatabase()).ref('Users').update({
    [`older_${jan.uid}`]: record('2026-11-21T10:00:00.000Z'),
    [`newer_${jan.uid}`]: record('2026-11-22T10:00:00.000Z'),
  })
  expect(await read(jan.cookie)).toMatchObject({ key: `newer_${jan.uid}`, record: { phone: '+48600700800' } })
  expect(await read(piotr.cookie)).toBeNull()
  expect((await ownRecord.GET(request('GET', '/api/account/record'), context)).status).toBe(401)
})

test('deleting an account ends its sessions before anything else, so that nothing is written in between', async () => {
  const idToken = await typePassword(jan.email)
  const removal = await db().$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM cart_item WHERE user_id = ${jan.uid} FOR UPDATE`
      const response = remove(jan, { idToken })
      await expect.poll(() => whoAmI(jan.cookie), { timeout: 4_000 }).toBeNull()
      expect(await tx.cartItem.count({ where: { userId: jan.uid } })).toBe(1)
      return { response }
    },
    { timeout: 10_000 },
  )
  expect((await removal.response).status).toBe(204)
})

test('deleting an account needs more than a session: the password of another account, or none, deletes nothing', async () => {
  const piotr = await customer()
  const somebodyElses = await typePassword(piotr.email)
  for (const body of [{ idToken: somebodyElses }, { idToken: 'x' }, {}, { idToken: jan.cookie }]) {
    const { status } = await remove(jan, body)
    expect([401, 422]).toContain(status)
  }
  expect(await recordOf(jan)).toMatchObject({ name: 'Jan' })
  expect((await identityProvider().getUser(jan.uid)).email).toBe(jan.email)
})

test('deleting an account is not done by a foreign page, even with a token at hand', async () => {
  const idToken = await typePassword(jan.email)
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
    const response = await remove(jan, { idToken }, headers as Record<string, string>)
    expect([response.status, (await response.json()).code]).toEqual([403, 'csrf'])
  }
  expect((await identityProvider().getUser(jan.uid)).email).toBe(jan.email)
})

test('deleting an account touches nobody else’s record or cart', async () => {
  const piotr = await customer()
  await remove(jan, { idToken: await typePassword(jan.email) })
  expect(await recordOf(piotr)).toMatchObject({ id: piotr.uid })
  expect(await db().cartItem.count({ where: { userId: piotr.uid } })).toBe(1)
})

const exportOf = (headers: Record<string, string>) =>
  accountExport.GET(request('GET', '/api/account/export', headers), context)

test('taking one’s data along answers with the identity, the record, the cart and the orders of the caller, and nobody else’s', async () => {
  await customer()
  const response = await exportOf({ cookie: jan.cookie })
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const data = await response.json()
  expect(data.identity).toMatchObject({ uid: jan.uid, email: jan.email })
  expect(data.records).toEqual([{ id: jan.uid, name: 'Jan', surname: 'Kowalski', email: jan.email }])
  expect(data.cart).toHaveLength(1)
  expect(data.orders).toEqual([])
})

test('taking one’s data along holds what was kept around an order: consents, history and payments', async () => {
  await db().$executeRaw`
      INSERT INTO shop_order (id, user_id, customer_type, first_and_last_name, email, phone, address, city,
        post_code, country, type_of_delivery, type_of_payment, total_grosze, locale, privacy_consent_at)
      VALUES (${`T-${jan.uid}`}, ${jan.uid}, 'private_person', 'Jan Kowalski', ${jan.email}, '600700800', 'Polna 1',
        'Ełk', '19-300', 'PL', 'delivery_with_assembly', 'payment_at_delivery', 100, 'ru', '2026-11-21T10:00:00Z')`
  await db().orderStatusChange.create({
    data: { orderId: `T-${jan.uid}`, toStatus: 'Pending', changedBy: jan.uid },
  })
  await db().orderLine.create({
    data: {
      orderId: `T-${jan.uid}`,
      productId,
      productType: 'Tire',
      title: 'Trakt MT',
      url: '/t.avif',
      priceGrosze: 100,
      quantity: 1,
    },
  })
  const { orders } = await (await exportOf({ cookie: jan.cookie })).json()
  expect(orders).toMatchObject([
    {
      locale: 'ru',
      privacyConsentAt: '2026-11-21T10:00:00.000Z',
      history: [{ status: 'Pending' }],
      payments: [],
      orderItems: [{ title: 'Trakt MT' }],
    },
  ])
})

test('taking one’s data along holds the messages and reports to the shop, those of an unconfirmed address only when they were sent signed in', async () => {
  const written = { fromName: 'Jan', fromEmail: jan.email.toUpperCase(), phone: '600700800' }
  await db().contactMessage.createMany({
    data: [
      { ...written, message: 'as a visitor', sender: 'visitor:x' },
      { ...written, message: 'signed in', sender: `user:${jan.uid}` },
      { ...written, fromEmail: 'piotr@trakt.example', message: 'of somebody else', sender: 'visitor:y' },
    ],
  })
  const texts = async () =>
    (await (await exportOf({ cookie: jan.cookie })).json()).messages.map(
      (m: { message: string }) => m.message,
    )
  await db().safetyReport.create({
    data: { product: '17', whatHappened: 'x', fromName: 'Jan', fromEmail: jan.email.toUpperCase() },
  })
  const reports = async () => (await (await exportOf({ cookie: jan.cookie })).json()).safetyReports
  expect(await texts()).toEqual(['signed in'])
  expect(await reports()).toEqual([])
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  expect(await texts()).toEqual(['signed in', 'as a visitor'])
  expect(await reports()).toMatchObject([{ product: '17', whatHappened: 'x' }])
})

test('messages to the shop are deleted with the account, those of an unconfirmed address only when they were sent signed in', async () => {
  const sent = (fromEmail: string, sender: string) =>
    db().contactMessage.create({
      data: { fromName: 'x', fromEmail, phone: '600700800', message: 'x', sender },
    })
  const piotr = await customer()
  await identityProvider().updateUser(piotr.uid, { emailVerified: true })
  const kept = await sent(jan.email, 'visitor:x')
  const gone = [
    await sent('other@trakt.example', `user:${jan.uid}`),
    await sent(piotr.email.toUpperCase(), 'visitor:y'),
  ]
  for (const each of [jan, piotr]) await remove(each, { idToken: await typePassword(each.email) })
  const ids = [kept, ...gone].map(({ id }) => id)
  expect(await db().contactMessage.findMany({ where: { id: { in: ids } } })).toMatchObject([{ id: kept.id }])
})

test('the products that an address waits for are taken along and deleted with the account, once the address is confirmed', async () => {
  const email = jan.email.toLowerCase()
  await db().stockAlert.create({ data: { productId, email, locale: 'pl', removalKey: 'x' } })
  const waitsFor = async () => (await (await exportOf({ cookie: jan.cookie })).json()).stockAlerts
  expect(await waitsFor()).toEqual([])
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  expect(await waitsFor()).toMatchObject([{ productId, email, locale: 'pl' }])
  await remove(jan, { idToken: await typePassword(jan.email) })
  expect(await db().stockAlert.count({ where: { email } })).toBe(0)
})

test('the withdrawals from an address are taken along, and stay when the account goes', async () => {
  const written = { text: 'x', name: 'Jan', email: jan.email.toUpperCase(), orderNumber: '17', locale: 'pl' }
  const refundDueAt = new Date('2100-01-01')
  const refunded = { state: 'refunded', refundedAt: new Date(), refundedBy: 'Anna' }
  await db().withdrawal.create({ data: { ...written, refundDueAt, key: randomUUID() } })
  await db().withdrawal.create({ data: { ...written, refundDueAt, key: randomUUID(), ...refunded } })
  const withdrawals = async () => (await (await exportOf({ cookie: jan.cookie })).json()).withdrawals
  expect(await withdrawals()).toEqual([])
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  expect(await withdrawals()).toMatchObject([{ orderNumber: '17' }, { text: 'x' }])
  await remove(jan, { idToken: await typePassword(jan.email) })
  expect(
    await db().withdrawal.findMany({ where: { email: written.email }, orderBy: { id: 'asc' } }),
  ).toMatchObject([
    { state: 'received', text: 'x' },
    { state: 'refunded', text: 'x' },
  ])
})

test('the complaints from an address are taken along with their pictures, which only their sender reads, and stay when the account goes', async () => {
  const { readPicture, savePicture } = await import('@/lib/customers/complaints/picture-store.service')
  const piotr = await customer()
  const userOf = ({ uid, email }: { uid: string; email: string }) => ({
    uid,
    email,
    name: 'x',
    isAdmin: false,
  })
  const written = {
    name: 'Jan',
    email: jan.email.toUpperCase(),
    orderNumber: '17',
    goods: 'Opona',
    fault: 'Bąbel',
    wish: 'repair',
    locale: 'pl',
    answerDueOn: new Date('2100-01-01'),
  }
  const answered = { state: 'accepted', answer: 'Tak', answeredAt: new Date(), answeredBy: 'Anna' }
  const open = await db().complaint.create({ data: { ...written, key: randomUUID() } })
  const closed = await db().complaint.create({ data: { ...written, key: randomUUID(), ...answered } })
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { id } = await savePicture(pixel, 0)
  await db().complaintPicture.update({ where: { id }, data: { complaintId: open.id } })
  const complaints = async () => (await (await exportOf({ cookie: jan.cookie })).json()).complaints
  expect(await complaints()).toEqual([])
  await expect(readPicture(id, userOf(jan))).rejects.toMatchObject({ code: 'not_found' })
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  expect(await complaints()).toMatchObject([
    { answer: 'Tak', pictures: [] },
    { fault: 'Bąbel', pictures: [`/api/complaints/pictures/${id}`] },
  ])
  expect((await readPicture(id, userOf(jan))).length).toBeGreaterThan(0)
  await expect(readPicture(id, userOf(piotr))).rejects.toMatchObject({ code: 'not_found' })
  await remove(jan, { idToken: await typePassword(jan.email) })
  expect(await db().complaint.findUnique({ where: { id: closed.id } })).toMatchObject({
    email: written.email,
    fault: 'Bąbel',
  })
  expect(await db().complaint.findUnique({ where: { id: open.id } })).toMatchObject({ name: 'Jan' })
})

test('taking one’s data along is for the signed-in only', async () => {
  expect((await exportOf({})).status).toBe(401)
  expect((await exportOf({ cookie: 'session=forged' })).status).toBe(401)
})

test('an account that is blocked or signed out everywhere loses its writes at once', async () => {
  await identityProvider().updateUser(jan.uid, { disabled: true })
  const response = await remove(jan, { idToken: jan.idToken })
  expect(response.status).toBe(401)
})

test('an account that is blocked or signed out everywhere loses its reads as soon as the two minutes are over that an answer is believed', async () => {
  const { isAccountActive } = await import('@/lib/platform/identity/account-status')
  const claims = { uid: jan.uid, auth_time: Math.floor(Date.now() / 1_000) }
  const now = Date.now()
  expect(await isAccountActive(identityProvider(), claims, now)).toBe(true)
  await identityProvider().updateUser(jan.uid, { disabled: true })
  expect(await isAccountActive(identityProvider(), claims, now + 119_000)).toBe(true)
  expect(await isAccountActive(identityProvider(), claims, now + 121_000)).toBe(false)
})

test('an account that is blocked or signed out everywhere stays signed in while the provider is out of reach', async () => {
  const { isAccountActive } = await import('@/lib/platform/identity/account-status')
  const unreachable = {
    getUser: () => Promise.reject(Object.assign(new Error('x'), { code: 'app/network-error' })),
  } as never
  expect(await isAccountActive(unreachable, { uid: 'u-far', auth_time: 1 })).toBe(true)
})
