import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { accountExport } from '@/lib/customers/account/queries'
import { type Caller, customer, productId, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { notesOn } from '@/lib/sales/notes/queries'
import { addNote, removeNote } from '@/lib/sales/notes/service'
import { getOrder } from '@/lib/sales/orders/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { endCustomerSessions } from './account'
import { eraseCustomer, erasePastData } from './erasure.service'
import { findCustomer, listCustomers } from './queries'
import { countPastData } from './retention'

const NOW = new Date('2027-11-22T12:00:00Z')
let made = 0

/** An order of an account, by default delivered and long past. */
async function anOrder({ uid, email }: Pick<Caller, 'uid' | 'email'>, more: object = {}): Promise<string> {
  const id = `PAST-${String(++made).padStart(5, '0')}`
  await db().shopOrder.create({
    data: {
      id,
      userId: uid,
      customerType: 'private_person',
      firstAndLastName: 'Łucja Żółć',
      email,
      phone: '+48600700800',
      address: 'Polna 1',
      city: 'Ełk',
      postCode: '19-300',
      country: 'PL',
      typeOfDelivery: 'shipping_to_customer',
      typeOfPayment: 'payment_at_delivery',
      totalGrosze: 10_000n,
      status: 'Delivered',
      orderDate: new Date('2020-06-01'),
      ...more,
    },
  })
  await db().orderLine.create({
    data: {
      orderId: id,
      productId,
      productType: 'Tire',
      title: 'Trakt MT',
      url: '/t.avif',
      priceGrosze: 10_000,
      quantity: 1,
    },
  })
  return id
}

let jan: Caller
beforeEach(async () => {
  await db().staffNote.deleteMany()
  await db().withdrawal.deleteMany()
  await db().refund.deleteMany()
  await db().payment.deleteMany()
  await db().shopOrder.deleteMany()
  jan = await customer()
})
const isErased = async (id: string) =>
  (await db().shopOrder.findUniqueOrThrow({ where: { id } })).erasedAt !== null

test('erasing by date takes the person from orders after the sixth year that follows theirs', async () => {
  const old = await anOrder(jan, {
    orderDate: new Date('2020-12-31T12:00:00Z'),
    typeOfDelivery: 'shipping_to_another_address',
    recipientName: 'Ewa Bór',
    recipientPhone: '+48600111222',
    remark: 'Brama od Leśnej',
  })
  const kept = await anOrder(jan, { orderDate: new Date('2021-01-02T12:00:00Z') })
  await addNote({ orderId: old, text: 'Dzwonić po 17' }, anAdministrator)
  await db().orderStatusChange.create({
    data: { orderId: old, toStatus: 'Pending', changedBy: jan.uid, changedAt: new Date('2020-12-31') },
  })
  expect(await countPastData(NOW)).toMatchObject({ orders: 1 })
  expect(await erasePastData(anAdministrator, NOW)).toMatchObject({ orders: 1 })
  expect([await isErased(old), await isErased(kept)]).toEqual([true, false])
  const left = JSON.stringify([
    await db().shopOrder.findUniqueOrThrow({
      where: { id: old },
      omit: { totalGrosze: true, paidGrosze: true, refundedGrosze: true, notedGrosze: true },
    }),
    await db().orderStatusChange.findMany({ where: { orderId: old } }),
    await db().staffNote.findMany({ where: { orderId: old } }),
  ])
  for (const text of [
    jan.uid,
    jan.email,
    'Łucja',
    '600700800',
    'Polna',
    'Ełk',
    'Dzwonić',
    'Bór',
    '600111222',
    'Brama',
  ])
    expect(left).not.toContain(text)
  expect(await getOrder(old, anAdministrator)).toMatchObject({
    totalGrosze: 10_000,
    orderItems: [{ title: 'Trakt MT' }],
  })
  expect(await countPastData(NOW)).toMatchObject({ orders: 0 })
})

test('erasing by date leaves what is open, and what something has happened to since', async () => {
  const open = await anOrder(jan, { status: 'Sent' })
  const moved = await anOrder(jan)
  await db().orderStatusChange.create({
    data: { orderId: moved, toStatus: 'Delivered', changedBy: 'anna', changedAt: new Date('2022-01-01') },
  })
  const paid = await anOrder(jan, {
    paidAt: new Date('2023-01-01'),
    paidBy: 'anna',
    paidByName: 'Anna',
  })
  const owed = await anOrder(jan)
  await db().withdrawal.create({
    data: {
      key: '00000000-0000-4000-8000-00000000000a',
      submittedAt: new Date('2020-06-10'),
      text: 'x',
      name: 'Jan',
      email: jan.email,
      orderNumber: owed,
      orderId: owed,
      locale: 'pl',
      refundDueAt: new Date('2020-06-24'),
    },
  })
  expect(await erasePastData(anAdministrator, NOW)).toMatchObject({ orders: 0, withdrawals: 0 })
  for (const id of [open, moved, paid, owed]) expect(await isErased(id), id).toBe(false)
})

test('a company is erased from its past orders too', async () => {
  const id = await anOrder(jan, {
    customerType: 'company',
    firstAndLastName: null,
    companyName: 'Żwirownia Łęg',
    unn: '1234563218',
    contactPerson: 'Jan Nowak',
    buyerReference: 'Nowak 7',
  })
  await erasePastData(anAdministrator, NOW)
  expect(await db().shopOrder.findUnique({ where: { id } })).toMatchObject({
    companyName: '–',
    unn: null,
    contactPerson: null,
    buyerReference: null,
  })
})

test('a customer is erased as they could do it themselves, and not while an order is open', async () => {
  const id = await anOrder(jan, { status: 'Sent', orderDate: new Date() })
  await addNote({ userId: jan.uid, text: 'Stały klient' }, anAdministrator)
  await expect(eraseCustomer(jan.uid, anAdministrator)).rejects.toMatchObject({
    code: 'customer.open_orders',
  })
  await db().shopOrder.update({ where: { id }, data: { status: 'Delivered' } })
  await eraseCustomer(jan.uid, anAdministrator)
  expect(await notesOn({ userId: jan.uid })).toEqual([])
  expect(await findCustomer(jan.uid)).toMatchObject({ hasAccount: false, orders: [{ id }] })
  await expect(eraseCustomer(jan.uid, anAdministrator)).rejects.toMatchObject({ code: 'not_found' })
})

test('an account of the staff is not erased as a customer', async () => {
  await db().staffMember.create({ data: { uid: jan.uid, email: jan.email, role: 'orders' } })
  await expect(eraseCustomer(jan.uid, anAdministrator)).rejects.toMatchObject({ code: 'customer.is_staff' })
})

test('an owner by claim, who is not in the table yet, is neither erased nor signed out as a customer', async () => {
  await identityProvider().setCustomUserClaims(jan.uid, { admin: true })
  for (const attempt of [eraseCustomer, endCustomerSessions])
    await expect(attempt(jan.uid, anAdministrator)).rejects.toMatchObject({ code: 'customer.is_staff' })
  expect(await whoAmI(jan.cookie)).toMatchObject({ uid: jan.uid })
})

test('the staff ends all sessions of a customer, nobody else’s, and the audit says who did it', async () => {
  const piotr = await customer()
  await endCustomerSessions(jan.uid, anAdministrator)
  expect(await whoAmI(jan.cookie)).toBeNull()
  expect(await whoAmI(piotr.cookie)).toMatchObject({ uid: piotr.uid })
  const { tokensValidAfterTime = '' } = await identityProvider().getUser(jan.uid)
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(Date.now() - 60_000)
  expect(await db().auditEntry.findFirst({ where: { subjectId: jan.uid } })).toMatchObject({
    action: 'account.sign_out',
    actor: anAdministrator.uid,
    after: { signedOut: true },
  })
  await expect(endCustomerSessions('unknown', anAdministrator)).rejects.toMatchObject({ code: 'not_found' })
})

test('customers are listed by their last order, found by name, e-mail and phone, on no page past the last', async () => {
  const piotr = await customer()
  await anOrder(jan, { orderDate: new Date('2026-01-01'), firstAndLastName: 'Stare Nazwisko' })
  await anOrder(jan, { orderDate: new Date('2026-03-01'), firstAndLastName: 'Jan Żółw' })
  await anOrder(jan, { orderDate: new Date('2026-02-01'), status: 'Canceled' })
  await anOrder(piotr, { orderDate: new Date('2026-02-15'), phone: '+48501502503' })
  const { customers, total } = await listCustomers({ search: undefined, page: 1 })
  expect(total).toBe(2)
  expect(customers).toMatchObject([
    { uid: jan.uid, name: 'Jan Żółw', orders: 3, totalGrosze: 20_000 },
    { uid: piotr.uid, orders: 1 },
  ])
  const found = async (search: string) =>
    (await listCustomers({ search, page: 1 })).customers.map(({ uid }) => uid)
  expect(await found('zolw')).toEqual([jan.uid])
  expect(await found(piotr.email)).toEqual([piotr.uid])
  expect(await found('501 502 503')).toEqual([piotr.uid])
  expect(await found('0048501502503')).toEqual([piotr.uid])
  expect(await found('zolw jan')).toEqual([jan.uid])
  expect(await found('nobody at all')).toEqual([])
  const last = await listCustomers({ search: undefined, page: 9 })
  expect([last.page, last.pages, last.customers]).toEqual([1, 1, customers])
})

test('the totals of a customer say apart what was placed, paid and delivered', async () => {
  await anOrder(jan, { status: 'Pending' })
  await anOrder(jan, { status: 'Canceled' })
  await anOrder(jan, { paidAt: new Date(), paidBy: 'anna', paidByName: 'Anna' })
  expect((await findCustomer(jan.uid))?.totals).toEqual({
    placed: 20_000,
    paid: 10_000,
    delivered: 10_000,
  })
})

test('what a customer paid is the total of the orders that the shop has money for, whichever way it came', async () => {
  const note = { paidAt: new Date(), paidBy: 'anna', paidByName: 'Anna', paidWay: 'transfer' }
  await ordered('bank_transfer', 1)
  await ordered('bank_transfer', 2, { more: note })
  await ordered('bank_transfer', 4, { more: note, back: 4 })
  await ordered('paypal', 8, { payment: 'captured' })
  await ordered('paypal', 16, { payment: 'captured', back: 16 })
  await ordered('blik', 32, { payment: 'captured' })
  await ordered('blik', 64, { payment: 'refunded', back: 64 })
  await ordered('p24', 128, { payment: 'captured', back: 100 })
  await ordered('p24', 256, { payment: 'pending' })
  // each total is a bit of the sum: a part that went back leaves the order paid
  expect((await findCustomer(jan.uid))?.totals).toMatchObject({
    placed: 51_100,
    paid: (2 + 8 + 32 + 128) * 100,
  })
})

/** An order over this many złoty, what PayPal says of its payment, and how much of it went back. */
async function ordered(
  typeOfPayment: string,
  total: number,
  {
    payment,
    back,
    more,
  }: { payment?: 'captured' | 'refunded' | 'pending'; back?: number; more?: object } = {},
) {
  const orderId = await anOrder(jan, { typeOfPayment, totalGrosze: BigInt(total * 100), ...more })
  const captured = payment !== 'pending' && { captureId: orderId, capturedAt: new Date() }
  const paid =
    payment &&
    (await db().payment.create({
      data: {
        orderId,
        requestId: orderId,
        typeOfPayment,
        status: payment,
        amountMinor: total * 100,
        currency: 'PLN',
        ...captured,
      },
    }))
  if (!back) return
  await db().refund.create({
    data: {
      orderId,
      method: paid ? 'paypal' : 'transfer',
      state: 'completed',
      amountGrosze: back * 100,
      requestId: randomUUID(),
      refundedAt: new Date(),
      ...(paid && { paymentId: paid.id, amountMinor: back * 100 }),
    },
  })
}

test('a note is seen by the staff, never in what a buyer reads of an order, and its text alone in their export', async () => {
  const id = await anOrder(jan)
  await addNote({ orderId: id, text: 'Prosi o fakturę' }, anAdministrator)
  await addNote({ userId: jan.uid, text: 'Stały klient' }, anAdministrator)
  const [note] = await notesOn({ orderId: id })
  expect(note).toMatchObject({ text: 'Prosi o fakturę', writtenByName: anAdministrator.name })
  const read = await getOrder(id, { uid: jan.uid, isAdmin: false })
  expect(JSON.stringify(read)).not.toContain('fakturę')
  const { notes } = await accountExport(jan.uid)
  expect(notes).toMatchObject([
    { orderId: id, text: 'Prosi o fakturę' },
    { orderId: null, text: 'Stały klient' },
  ])
  expect(JSON.stringify(notes)).not.toContain(anAdministrator.name)
})

test('an order is read by the staff of orders and by who only reads, and is unknown to the staff of the catalog', async () => {
  const id = await anOrder(jan)
  for (const role of ['owner', 'orders', 'readOnly'] as const)
    expect(await getOrder(id, { ...anAdministrator, role })).toMatchObject({ id })
  await expect(getOrder(id, { ...anAdministrator, role: 'catalogue' })).rejects.toMatchObject({
    code: 'order.not_found',
  })
})

test('a note is deleted by its author or an owner, and is not written on an order that does not exist', async () => {
  const id = await anOrder(jan)
  const colleague = { ...anAdministrator, uid: 'colleague', role: 'orders' as const }
  await addNote({ orderId: id, text: 'x' }, anAdministrator)
  const [note] = await notesOn({ orderId: id })
  await expect(removeNote(note?.id ?? 0, colleague)).rejects.toMatchObject({ code: 'forbidden' })
  await removeNote(note?.id ?? 0, anAdministrator)
  expect(await notesOn({ orderId: id })).toEqual([])
  await expect(addNote({ orderId: 'AAAAA-BBBBB', text: 'x' }, anAdministrator)).rejects.toMatchObject({
    code: 'order.not_found',
  })
})
