import { expect, test } from 'vitest'
import { accountExport } from '@/lib/customers/account/queries'
import { startSession } from '@/lib/customers/account/sign-in'
import { type Caller, customer, typePassword } from '@/lib/customers/account/testing'
import { erasePastData } from '@/lib/customers/directory/erasure.service'
import { findCustomer } from '@/lib/customers/directory/queries'
import { db } from '@/lib/platform/database/db'
import { accountId } from '@/lib/platform/http/request/params'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { addNote } from '@/lib/sales/notes/service'
import { orderPlacedMail } from '@/lib/sales/order-mails/mails'
import { findTrackingKey, trackedOrder } from '@/lib/sales/orders/parcels/tracking'
import { getOrder, orderHistory, ordersOfUser } from '@/lib/sales/orders/queries'
import { isCaller } from '@/lib/sales/orders/rules'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { orderOfKey } from './idempotency-keys.service'
import { PhoneOrder } from './phone-order'
import { placeOrder } from './place.service'
import { placeByPhone } from './place-by-phone.service'

let made = 0
const anEmail = () => `Dzwoni${++made}@trakt.example`
const accepted = { privacyConsent: true, commercialConsent: true } as const

const entered = (
  items: { productId: number; quantity: number }[],
  order: Partial<PlaceOrderInput> = {},
  note = '',
) =>
  PhoneOrder.parse({
    order: { ...anOrderOf(anAdministrator), email: anEmail(), ...accepted, ...order },
    items,
    note,
  })

const stockOf = async (id: number) =>
  (await db().product.findUniqueOrThrow({ where: { id } })).quantityInStock

const confirm = async ({ uid }: Caller) =>
  void (await identityProvider().updateUser(uid, { emailVerified: true }))
/** Signs in anew, as the browser does after the address was confirmed. */
const signInAgain = async ({ email }: Caller) =>
  startSession(
    { idToken: await typePassword(email) },
    { address: 'tests', headers: new Headers(), caller: null },
  )

test('an order by phone takes the stock, says who entered it, and tells the buyer with the terms', async () => {
  const tire = await aTire(5)
  const { order } = await placeByPhone(
    entered([{ productId: tire.id, quantity: 2 }], { locale: 'en' }, 'Oddzwonić po 17'),
    anAdministrator,
  )
  expect(order).toMatchObject({ totalGrosze: 2 * tire.priceGrosze, status: 'Pending' })
  expect(isCaller(order.userId)).toBe(true)
  // it stands in the addresses of the customer's pages and calls
  expect(accountId.safeParse(order.userId).success).toBe(true)
  expect(await stockOf(tire.id)).toBe(3)
  expect(await db().cartItem.count({ where: { productId: tire.id } })).toBe(0)
  expect(await db().shopOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
    placedBy: anAdministrator.uid,
    isOwnEmail: true,
    privacyConsentAt: expect.any(Date),
    commercialConsentAt: expect.any(Date),
  })
  expect(await orderHistory(order.id)).toMatchObject([
    { from: null, to: 'Pending', changedByName: anAdministrator.name },
  ])
  expect(
    await db().auditEntry.findMany({ where: { subjectId: order.id, action: 'order.by_phone' } }),
  ).toMatchObject([{ actor: anAdministrator.uid, after: { gross: order.totalGrosze / 100 } }])
  expect(await db().staffNote.findMany({ where: { orderId: order.id } })).toMatchObject([
    { text: 'Oddzwonić po 17' },
  ])
  const mail = await orderPlacedMail({ orderId: order.id })
  expect(mail.to).toBe(order.email)
  expect(mail.text).toContain('Right of withdrawal'.toUpperCase())
  expect(mail.text).toContain('/en/rules/0')
  // without an account there are no orders to look at
  expect(mail.text).toContain('/en/track')
  expect(mail.text).not.toContain('/en/orders')
})

test('the same key enters an order once, also at the same time, and with other lines it is refused', async () => {
  const tire = await aTire(9)
  const body = entered([{ productId: tire.id, quantity: 1 }])
  const placed = await Promise.all([
    placeByPhone(body, anAdministrator, 'phone-key'),
    placeByPhone(body, anAdministrator, 'phone-key'),
  ])
  expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
  expect(await stockOf(tire.id)).toBe(8)
  const other = { ...body, items: [{ productId: tire.id, quantity: 2 }] }
  await expect(placeByPhone(other, anAdministrator, 'phone-key')).rejects.toMatchObject({
    code: 'idempotency.mismatch',
  })
})

test('a key that an earlier press has spent leads to its order, and one that was refused is still good', async () => {
  const [few, enough] = [await aTire(1), await aTire(9)]
  const body = entered([{ productId: few.id, quantity: 2 }])
  await expect(placeByPhone(body, anAdministrator, 'edited-key')).rejects.toMatchObject({
    code: 'cart.out_of_stock',
  })
  await expect(orderOfKey({ key: 'edited-key' }, anAdministrator)).rejects.toMatchObject({
    code: 'order.not_found',
  })
  const edited = { ...body, items: [{ productId: enough.id, quantity: 2 }] }
  const { order } = await placeByPhone(edited, anAdministrator, 'edited-key')
  await expect(
    placeByPhone({ ...edited, note: 'Oddzwonić' }, anAdministrator, 'edited-key'),
  ).rejects.toMatchObject({ code: 'idempotency.mismatch' })
  expect(await orderOfKey({ key: 'edited-key' }, anAdministrator)).toMatchObject({ id: order.id })
  const another = { ...anAdministrator, uid: 'another' }
  await expect(orderOfKey({ key: 'edited-key' }, another)).rejects.toMatchObject({ code: 'order.not_found' })
  expect(await stockOf(enough.id)).toBe(7)
})

test('a caller gets no more than there is, nothing that is not for sale, and no other total than was said', async () => {
  const [few, archived] = [await aTire(1), await aTire(4, { inArchive: true })]
  const refused = (items: { productId: number; quantity: number }[], more = {}) =>
    placeByPhone(entered(items, more), anAdministrator).then(
      () => null,
      ({ code, fields }) => [code, fields.map(({ path }: { path: string }) => path)],
    )
  expect(await refused([{ productId: few.id, quantity: 2 }])).toEqual([
    'cart.out_of_stock',
    [`orderItems.${few.id}`],
  ])
  for (const productId of [archived.id, 2_000_000_000])
    expect(await refused([{ productId, quantity: 1 }])).toEqual([
      'cart.not_for_sale',
      [`orderItems.${productId}`],
    ])
  expect(await refused([{ productId: few.id, quantity: 1 }], { expectedTotal: 1 })).toEqual([
    'order.price_changed',
    [],
  ])
  expect(await stockOf(few.id)).toBe(1)
})

test('an order by phone needs the rules accepted, no payment with PayPal, each product once, and its own staff', async () => {
  const line = { productId: 1, quantity: 1 }
  const faults = (order: object, items = [line]) =>
    PhoneOrder.safeParse({
      order: { ...anOrderOf(anAdministrator), ...accepted, ...order },
      items,
    }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(faults({})).toBeUndefined()
  expect(faults({ commercialConsent: undefined })).toEqual(['order.commercialConsent: consent_required'])
  expect(faults({ typeOfPayment: 'paypal' })).toEqual(['order.typeOfPayment: payment_not_offered'])
  expect(faults({}, [line, line])).toEqual(['items: invalid_value'])
  expect(faults({}, [])).toEqual(['items: required'])
  // more than the column holds
  expect(faults({}, [{ ...line, productId: 3_000_000_000 }])).toEqual(['items.0.productId: invalid_number'])
  await expect(placeByPhone(entered([line], { userId: 'somebody' }), anAdministrator)).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('a buyer without an account tracks the order, and owns it after signing in with the confirmed address', async () => {
  const buyer = await customer()
  const tire = await aTire(5)
  const { order } = await placeByPhone(
    entered([{ productId: tire.id, quantity: 1 }], { email: buyer.email.toUpperCase() }),
    anAdministrator,
  )
  const key = await findTrackingKey({ orderId: order.id, email: buyer.email }, new Headers())
  expect(await trackedOrder(key)).toMatchObject({ id: order.id, status: 'Pending' })
  await addNote({ userId: order.userId, text: 'Stały klient' }, anAdministrator)
  expect(await findCustomer(order.userId)).toMatchObject({ hasAccount: false, orders: [{ id: order.id }] })

  await signInAgain(buyer)
  expect(await ordersOfUser(buyer.uid)).toEqual([])
  await confirm(buyer)
  await signInAgain(buyer)
  expect((await ordersOfUser(buyer.uid)).map(({ id }) => id)).toEqual([order.id])
  expect(await getOrder(order.id, { uid: buyer.uid, isAdmin: false })).toMatchObject({ userId: buyer.uid })
  expect(await findCustomer(order.userId)).toBeNull()
  expect(await accountExport(buyer.uid)).toMatchObject({
    orders: [{ id: order.id }],
    notes: [{ text: 'Stały klient' }],
  })
  expect((await orderPlacedMail({ orderId: order.id })).text).toContain(`/orders?order=${order.id}`)
})

test('notes on a caller follow the order whose owner was made with an earlier key of digests', async () => {
  const buyer = await customer()
  await confirm(buyer)
  const tire = await aTire(5)
  const { order } = await placeByPhone(entered([{ productId: tire.id, quantity: 1 }]), anAdministrator)
  const owner = `phone-earlier-${order.id}`
  await db().shopOrder.update({ where: { id: order.id }, data: { userId: owner, email: buyer.email } })
  await addNote({ userId: owner, text: 'Płaci gotówką' }, anAdministrator)
  await signInAgain(buyer)
  expect((await ordersOfUser(buyer.uid)).map(({ id }) => id)).toEqual([order.id])
  expect(await db().staffNote.findMany({ where: { userId: buyer.uid } })).toMatchObject([
    { text: 'Płaci gotówką' },
  ])
})

test('an order for the confirmed address of an account is theirs at once', async () => {
  const buyer = await customer()
  await confirm(buyer)
  const tire = await aTire(5)
  const { order } = await placeByPhone(
    entered([{ productId: tire.id, quantity: 1 }], { email: buyer.email }),
    anAdministrator,
  )
  expect(order.userId).toBe(buyer.uid)
  // what waited in the account's own cart is still there
  expect(await db().cartItem.count({ where: { userId: buyer.uid } })).toBe(1)
})

test('erasing by date takes a caller from the order, with the notes on them', async () => {
  const tire = await aTire(5)
  const { order } = await placeByPhone(entered([{ productId: tire.id, quantity: 1 }]), anAdministrator)
  await addNote({ userId: order.userId, text: 'Dzwoni często' }, anAdministrator)
  const past = new Date('2019-05-01')
  await db().shopOrder.update({ where: { id: order.id }, data: { status: 'Canceled', orderDate: past } })
  await db().orderStatusChange.updateMany({ where: { orderId: order.id }, data: { changedAt: past } })
  await erasePastData(anAdministrator)
  const erased = await db().shopOrder.findUniqueOrThrow({ where: { id: order.id } })
  expect(erased).toMatchObject({ userId: '–', email: '–', phone: '–', erasedAt: expect.any(Date) })
  expect(await db().staffNote.count({ where: { userId: order.userId } })).toBe(0)
})

test('the orders of one address without an account count together for the limit of open orders', async () => {
  const tire = await aTire(20, { price: 4_000 })
  const email = anEmail()
  const place = () =>
    placeByPhone(entered([{ productId: tire.id, quantity: 10 }], { email }), anAdministrator)
  await place()
  await expect(place()).rejects.toMatchObject({ code: 'order.open_value' })
})

/** Places orders at once, each of products of its own; says what became of them. */
async function placeAtOnce(attempts: (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(attempts.map((attempt) => attempt()))
  return results.map((result) => (result.status === 'rejected' ? result.reason.code : 'placed')).sort()
}

test('orders for one address that are placed at once count each other for the limit of open orders', async () => {
  const tires = await Promise.all(Array.from({ length: 4 }, () => aTire(20, { price: 4_000 })))
  const email = anEmail()
  const byPhone = tires.map(
    ({ id }) =>
      () =>
        placeByPhone(entered([{ productId: id, quantity: 10 }], { email }), anAdministrator),
  )
  expect(await placeAtOnce(byPhone)).toEqual([
    'order.open_value',
    'order.open_value',
    'order.open_value',
    'placed',
  ])
})

test('an order by phone and the checkout of the same account count each other too', async () => {
  const buyer = await customer()
  await confirm(buyer)
  const user = { ...aCustomer(), uid: buyer.uid, email: buyer.email }
  await db().cartItem.deleteMany({ where: { userId: buyer.uid } })
  const [phoned, inCart] = [await aTire(20, { price: 4_000 }), await aTire(20, { price: 4_000 })]
  await fillCart(user, [[inCart, 10]])
  const outcomes = await placeAtOnce([
    () =>
      placeByPhone(
        entered([{ productId: phoned.id, quantity: 10 }], { email: buyer.email }),
        anAdministrator,
      ),
    () => placeOrder(anOrderOf(user), user),
  ])
  expect(outcomes).toEqual(['order.open_value', 'placed'])
})
