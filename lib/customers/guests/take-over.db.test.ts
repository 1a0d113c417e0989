import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as sessions from '@/app/api/session/route'
import {
  context,
  customer,
  identityCall,
  ORIGIN,
  request,
  typePassword,
  whoAmI,
} from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { cartItems } from '@/lib/sales/cart/queries'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { aGuest, type Confirmed, confirmed, someone } from './testing'

afterAll(async () => {
  await db().$disconnect()
})

let tire: Awaited<ReturnType<typeof aTire>>
beforeEach(async () => {
  tire = await aTire(200, { price: 1 })
})
async function buy({ user }: Confirmed) {
  await fillCart(user, [[tire, 1]])
  return (await placeOrder(anOrderOf(user), user)).order
}

async function signInWith(idToken: string, cookie?: string, formerToken?: string): Promise<string> {
  const headers = { origin: ORIGIN, ...(cookie ? { cookie } : {}) }
  const answer = await sessions.POST(
    request('POST', '/api/session', headers, { idToken, formerToken }),
    context,
  )
  expect(answer.status).toBe(204)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('signing in with the account of the address takes over orders and goods of the same browser', async () => {
  const jan = await customer()
  const guest = await confirmed(jan.email)
  const { id } = await buy(guest)
  await fillCart(guest.user, [[tire, 3]])
  await db().cartItem.deleteMany({ where: { userId: jan.uid } })

  await signInWith(await typePassword(jan.email), guest.cookie)
  expect((await ordersOfUser(jan.uid)).map((order) => order.id)).toEqual([id])
  expect(await cartItems(jan.uid)).toMatchObject([{ product: { id: tire.id }, quantity: 3 }])
  expect(await cartItems(guest.uid)).toEqual([])
  // the code has confirmed the address of the account too
  expect((await identityProvider().getUser(jan.uid)).emailVerified).toBe(true)
  expect(await whoAmI(guest.cookie)).toBeNull()
})

test('signing in after the session of an order without an account is over takes its goods, and proves no address', async () => {
  const jan = await customer()
  const [guest, other] = [await confirmed(jan.email), await customer()]
  await buy(guest)
  await fillCart(guest.user, [[tire, 3]])
  await db().cartItem.deleteMany({ where: { userId: jan.uid } })
  // neither a forged token nor one of an account gives goods
  for (const token of ['x', other.idToken]) await signInWith(await typePassword(jan.email), undefined, token)
  expect(await cartItems(jan.uid)).toEqual([])
  await signInWith(await typePassword(jan.email), undefined, guest.idToken)
  expect(await cartItems(jan.uid)).toMatchObject([{ product: { id: tire.id }, quantity: 3 }])
  expect(await cartItems(guest.uid)).toEqual([])
  expect(await cartItems(other.uid)).toHaveLength(1)
  expect(await ordersOfUser(jan.uid)).toEqual([])
  expect((await identityProvider().getUser(jan.uid)).emailVerified).toBe(false)
})

test('the token of an anonymous sign-in gives no goods once it is revoked or has a password, nor beside a session', async () => {
  const jan = await customer()
  await db().cartItem.deleteMany({ where: { userId: jan.uid } })
  const [revoked, linked, beside, own] = [
    await aGuest(),
    await aGuest(),
    await aGuest(),
    await confirmed(someone()),
  ]
  for (const { uid } of [revoked, linked, beside])
    await db().cartItem.create({ data: { userId: uid, productId: tire.id, quantity: 1 } })
  // the provider counts in whole seconds
  await new Promise((done) => setTimeout(done, 1_100))
  await identityProvider().revokeRefreshTokens(revoked.uid)
  await identityCall('signUp', { idToken: linked.idToken, email: someone(), password: 'demo1234' })
  const verifying = vi.spyOn(identityProvider(), 'verifyIdToken')
  for (const { idToken } of [revoked, linked]) {
    await signInWith(await typePassword(jan.email), undefined, idToken)
    // the emulator asks about revoking even where the shop does not
    expect(verifying).toHaveBeenLastCalledWith(idToken, true)
  }
  verifying.mockRestore()
  // who has a session is known by it
  await signInWith(await typePassword(jan.email), own.cookie, beside.idToken)
  expect(await cartItems(jan.uid)).toEqual([])
  for (const { uid } of [revoked, linked, beside]) expect(await cartItems(uid)).toHaveLength(1)
  // an anonymous sign-in gets nothing of another one
  await signInWith((await aGuest()).idToken, undefined, beside.idToken)
  expect(await cartItems(beside.uid)).toHaveLength(1)
})

test('goods go to one account once, however many sign in with their token at the same moment', async () => {
  const [jan, ola, guest] = [await customer(), await customer(), await aGuest()]
  await db().cartItem.deleteMany({ where: { userId: { in: [jan.uid, ola.uid] } } })
  await db().cartItem.create({ data: { userId: guest.uid, productId: tire.id, quantity: 3 } })
  const tokens = [await typePassword(jan.email), await typePassword(ola.email)]
  await Promise.all(tokens.map((idToken) => signInWith(idToken, undefined, guest.idToken)))
  const held = [...(await cartItems(jan.uid)), ...(await cartItems(ola.uid))]
  expect(held).toMatchObject([{ quantity: 3 }])
  expect(await cartItems(guest.uid)).toEqual([])
})

test('orders and goods go to the account of the code though the provider does not answer', async () => {
  const jan = await customer()
  const guest = await confirmed(jan.email)
  const { id } = await buy(guest)
  await fillCart(guest.user, [[tire, 3]])
  await db().cartItem.deleteMany({ where: { userId: jan.uid } })
  const idToken = await typePassword(jan.email)
  const failing = vi.spyOn(identityProvider(), 'updateUser').mockRejectedValue(new Error('out of reach'))
  await signInWith(idToken, guest.cookie)
  expect(failing).toHaveBeenCalled()
  failing.mockRestore()
  expect((await ordersOfUser(jan.uid)).map((order) => order.id)).toEqual([id])
  expect(await cartItems(jan.uid)).toMatchObject([{ product: { id: tire.id }, quantity: 3 }])
})

test('an account gets nothing by its password alone, nor an order of another address by both proofs', async () => {
  const mallory = await customer()
  const victim = await confirmed(mallory.email)
  const { id } = await buy(victim)
  // the password of an account that somebody made with another one's address, without the browser of the order
  await signInWith(await typePassword(mallory.email))
  expect(await ordersOfUser(mallory.uid)).toEqual([])
  expect((await ordersOfUser(victim.uid)).map((order) => order.id)).toEqual([id])

  const other = await customer({ isConfirmed: true })
  await signInWith(other.idToken, victim.cookie)
  expect(await ordersOfUser(other.uid)).toEqual([])
})

test('an account whose address is confirmed by mail gets what was ordered with that address elsewhere', async () => {
  const jan = await customer({ isConfirmed: true })
  const { id } = await buy(await confirmed(jan.email))
  // it had asked for a code, which it did not type
  const address = { email: jan.email, mailbox: jan.email, locale: 'pl', nonce: 'x' }
  await db().addressConfirmation.create({ data: { uid: jan.uid, ...address } })
  const cookie = await signInWith(await typePassword(jan.email))
  expect((await ordersOfUser(jan.uid)).map((order) => order.id)).toEqual([id])
  // the limits count on by the mailbox
  expect(await whoAmI(cookie)).toMatchObject({ confirmedEmail: jan.email })
})

test('a password makes an account of it: the same uid, its orders, and no second mail to confirm the address', async () => {
  const email = someone()
  const guest = await confirmed(email)
  const { id } = await buy(guest)
  const password = 'x'.repeat(64)
  await identityCall('signUp', { idToken: guest.idToken, email, password })
  const { idToken = '', localId } = await identityCall('signInWithPassword', { email, password })
  expect(localId).toBe(guest.uid)
  const cookie = await signInWith(idToken, guest.cookie)
  const user = await whoAmI(cookie)
  expect(user).toMatchObject({ uid: guest.uid, email, isEmailConfirmed: true, isAdmin: false })
  expect(user).not.toHaveProperty('isGuest')
  expect((await identityProvider().getUser(guest.uid)).emailVerified).toBe(true)
  expect((await ordersOfUser(guest.uid)).map((order) => order.id)).toEqual([id])
})

test('an account made of an anonymous sign-in with another address has not confirmed that one', async () => {
  const guest = await confirmed(someone())
  const email = someone()
  await identityCall('signUp', { idToken: guest.idToken, email, password: 'demo1234' })
  const { idToken = '' } = await identityCall('signInWithPassword', { email, password: 'demo1234' })
  const user = await whoAmI(await signInWith(idToken, guest.cookie))
  expect(user).toMatchObject({ email })
  expect(user).not.toHaveProperty('isEmailConfirmed')
  expect((await identityProvider().getUser(guest.uid)).emailVerified).toBe(false)
})
