import { randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { identityProvider, userDatabase } from '@/lib/platform/identity/firebase/firebase-admin'
import { callerOf, openSession as opened } from '@/lib/platform/identity/session/session'
import { required } from '@/lib/platform/runtime/testing'
import { addToCart } from '@/lib/sales/cart/service'

export const ORIGIN = required.SHOP_ORIGIN
const PASSWORD = 'demo1234'

// Other files have accounts in the same emulator.
expect((await fetch(inject('accounts'))).status).toBe(204)

export type Caller = { uid: string; email: string; idToken: string; cookie: string }

export async function identityCall(path: string, body: object): Promise<Record<string, string>> {
  const address = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  return (await response.json()) as Record<string, string>
}

export const typePassword = async (email: string) =>
  (await identityCall('signInWithPassword', { email, password: PASSWORD })).idToken ?? ''

export const request = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
  new Request(`${ORIGIN}${path}`, {
    method,
    headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
export const context = { params: Promise.resolve({}) }

/** The session cookie for the account of an ID token. */
export const openSession = async (idToken: string): Promise<string> =>
  (await opened(idToken, 'tests', new Headers())).split(';')[0] ?? ''

/** A customer with a record, a session and a cart, whose address is confirmed where the test says so. */
export async function customer({ isConfirmed = false } = {}): Promise<Caller> {
  const email = `jan-${randomUUID()}@trakt.example`
  const { localId = '', idToken: first = '' } = await identityCall('signUp', { email, password: PASSWORD })
  if (isConfirmed) await identityProvider().updateUser(localId, { emailVerified: true })
  const idToken = isConfirmed ? await typePassword(email) : first
  const cookie = await openSession(idToken)
  const key = `Jan_Kowalski_${localId}`
  await (await userDatabase()).ref().update({
    [`Users/${key}`]: { id: localId, name: 'Jan', surname: 'Kowalski', email },
    [`UserKeys/${localId}`]: key,
  })
  await addToCart(localId, { product: { id: productId }, quantity: 1 })
  return { uid: localId, email, idToken, cookie }
}

export const whoAmI = async (cookie: string) =>
  (await callerOf(new Headers({ cookie }), { revoked: false }))?.user ?? null

const onSale = await db().product.findFirst({
  where: { quantityInStock: { gt: 5 }, inArchive: false },
  orderBy: { id: 'asc' },
})
/** A product that can be added to a cart. */
export const productId = onSale?.id ?? 0
