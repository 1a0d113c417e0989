import { orderOf } from '@/lib/sales/orders/sample-order'
import { changeAccount } from './accounts'
import {
  type Account,
  addToCart,
  call,
  createBuyer,
  createTire,
  origin,
  signInAs,
  signInAsAdministrator,
} from './api'

export type PlacedOrder = { id: string; tire: number; title: string; buyer: Account }

/** Places an order of one new tire. `more` changes what the buyer sends. */
export async function createOrder(name: string, stock = 5, more: object = {}): Promise<PlacedOrder> {
  const buyer = await createBuyer()
  const tire = await createTire(stock)
  await addToCart(buyer, tire)
  const { status, body } = await call<{ id: string; orderItems: { title: string }[] }>(
    'POST',
    '/api/trakt/cart/moveToOrder',
    { token: buyer.token, body: { ...orderOf(buyer), firstAndLastName: name, ...more } },
  )
  if (status !== 201) throw new Error(`placing an order: ${status}`)
  return { id: body.id, tire, title: body.orderItems[0]?.title ?? '', buyer }
}

/** Changes an order's status as another administrator would, in another browser. */
export async function moveElsewhere(orderId: string, status: string): Promise<void> {
  const { token } = await signInAsAdministrator()
  const answer = await fetch(`${origin}/api/tires/orders/order/update`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ orderId, status }),
  })
  if (!answer.ok) throw new Error(`moving ${orderId}: ${answer.status}`)
}

/** Creates an administrator for one test. */
export async function createAdministrator(): Promise<Account> {
  const { uid, email, password } = await createBuyer()
  await changeAccount(uid, { customAttributes: '{"admin":true}', emailVerified: true })
  return signInAs(email, password)
}

/** Revokes the administrator's rights like `npm run admin -- revoke`, with sign-ins of the same second. */
export const revoke = ({ uid }: Account) =>
  changeAccount(uid, { customAttributes: '{}', validSince: String(Math.floor(Date.now() / 1000) + 1) })
