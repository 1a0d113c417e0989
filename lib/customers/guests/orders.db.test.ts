import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accountExport } from '@/lib/customers/account/queries'
import { eraseAccount } from '@/lib/customers/account/service'
import { openSession, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { cartItems } from '@/lib/sales/cart/queries'
import { anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { aGuest, type Confirmed, confirmed, someone } from './testing'
import { deleteUnusedGuests } from './unused.service'

afterAll(async () => {
  await db().$disconnect()
})

/** A pair of hands that buys one tire. */
let tire: Awaited<ReturnType<typeof aTire>>
beforeEach(async () => {
  tire = await aTire(200, { price: 1 })
})
async function buy({ user }: Pick<Confirmed, 'user'>, more: Parameters<typeof anOrderOf>[1] = {}, of = tire) {
  await fillCart(user, [[of, 1]])
  return (await placeOrder(anOrderOf(user, more), user)).order
}
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))

test('an order without an account goes to the confirmed address, as its own, and to no other', async () => {
  const guest = await confirmed(someone())
  const { id } = await buy(guest)
  expect(await db().shopOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({
    userId: guest.uid,
    isOwnEmail: true,
  })
  const letter = await db().outbox.findUniqueOrThrow({ where: { eventKey: `order.placed:${id}` } })
  expect(letter).toMatchObject({ lane: 1, dueAt: null })
  await fillCart(guest.user, [[tire, 1]])
  await expect(placeOrder(anOrderOf(guest.user, { email: someone() }), guest.user)).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ path: 'email', code: 'other_than_confirmed' }],
  })
})

test('an anonymous sign-in without a confirmed address orders nothing', async () => {
  const guest = await aGuest()
  const user = await whoAmI(await openSession(guest.idToken))
  if (!user) throw new Error('The session did not open')
  await fillCart(user, [[tire, 1]])
  await expect(placeOrder(anOrderOf(user, { email: someone() }), user)).rejects.toMatchObject({
    code: 'order.address_unconfirmed',
  })
})

test('twenty orders in ten minutes are counted by the mailbox, over sign-ins, tags and dots', async () => {
  const name = `jan.${randomUUID().slice(0, 8)}`
  const guests = [
    await confirmed(`${name}@gmail.com`),
    await confirmed(`${name.replace('.', '')}@googlemail.com`),
    await confirmed(`${name}+tyres@gmail.com`),
  ]
  const results: PromiseSettledResult<unknown>[] = []
  await Promise.all(
    guests.map(async (guest) => {
      const own = await aTire(20, { price: 1 })
      for (let n = 0; n < 12; n++) results.push(...(await Promise.allSettled([buy(guest, {}, own)])))
    }),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(new Set(codesOf(results))).toEqual(new Set(['too_many_requests']))
  // somebody else is not kept away
  await buy(await confirmed(someone()))
}, 60_000)

test('50,000 zł open are counted by the mailbox, however many sign-ins order at once', async () => {
  const email = someone()
  const guests = await Promise.all(Array.from({ length: 6 }, () => confirmed(email)))
  const results = await Promise.allSettled(
    guests.map(async (guest) => {
      const dear = await aTire(3, { price: 20_000 })
      await fillCart(guest.user, [[dear, 1]])
      for (;;) {
        try {
          return await placeOrder(anOrderOf(guest.user), guest.user)
        } catch (error) {
          if ((error as { code?: string }).code === 'order.open_value') throw error
        }
      }
    }),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(codesOf(results)).toEqual(Array(4).fill('order.open_value'))
}, 60_000)

test('a person takes along what the shop knows of them without an account, and is erased with it', async () => {
  const email = someone()
  const guest = await confirmed(email)
  const { id } = await buy(guest)
  const file = await accountExport(guest.uid)
  expect(file).toMatchObject({
    identity: { uid: guest.uid, email: null, isAnonymous: true },
    confirmedAddress: { email },
  })
  expect(file.orders.map((order) => order.id)).toEqual([id])
  await eraseAccount(guest.uid)
  await expect(identityProvider().getUser(guest.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  // as long as the order is kept, so is what its limit counts by
  expect(await db().addressConfirmation.count({ where: { uid: guest.uid } })).toBe(1)
  const empty = await confirmed(someone())
  await eraseAccount(empty.uid)
  expect(await db().addressConfirmation.count({ where: { uid: empty.uid } })).toBe(0)
})

test('anonymous sign-ins that nobody uses are deleted after a month, with goods and address, and no others', async () => {
  const days = (n: number) => new Date(Date.now() - n * 86_400_000).toUTCString()
  const seen = (uid: string, ago: number, email?: string) => ({
    uid,
    ...(email ? { email } : {}),
    metadata: { creationTime: days(60), lastSignInTime: days(ago) },
  })
  const [unused, buyer, recent, account] = Array.from({ length: 4 }, () => `old-${randomUUID()}`) as [
    string,
    string,
    string,
    string,
  ]
  await identityProvider().importUsers([
    seen(unused, 31),
    seen(buyer, 31),
    seen(recent, 29),
    seen(account, 31, someone()),
  ])
  const user = { uid: buyer, name: '', email: someone(), isEmailConfirmed: true, isAdmin: false }
  await buy({ user })
  for (const uid of [unused, recent]) await fillCart({ ...user, uid }, [[tire, 1]])
  for (const uid of [unused, buyer, recent])
    await db().addressConfirmation.create({
      data: { uid, email: user.email, mailbox: user.email, locale: 'pl', confirmedAt: new Date() },
    })
  expect(await deleteUnusedGuests()).toBe(1)
  await expect(identityProvider().getUser(unused)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  for (const uid of [buyer, recent, account]) expect((await identityProvider().getUser(uid)).uid).toBe(uid)
  expect(await cartItems(unused)).toEqual([])
  expect(await cartItems(recent)).toHaveLength(1)
  expect(
    (await db().addressConfirmation.findMany({ where: { uid: { in: [unused, buyer, recent] } } }))
      .map(({ uid }) => uid)
      .sort(),
  ).toEqual([buyer, recent].sort())
  await identityProvider().deleteUsers([buyer, recent, account])
})
