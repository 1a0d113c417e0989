import { changeAccount } from './accounts'
import {
  type Account,
  aBuyer,
  addToCart,
  aTireOnSale,
  call,
  orderOf,
  origin,
  signedIn,
  theAdministrator,
} from './api'

export type PlacedOrder = { id: string; tire: number; title: string; buyer: Account }

/** An order of one tire that nobody else buys. */
export async function anOrder(name: string, stock = 5): Promise<PlacedOrder> {
  const buyer = await aBuyer()
  const tire = await aTireOnSale(stock)
  await addToCart(buyer, tire)
  const { status, body } = await call<{ id: string; orderItems: { title: string }[] }>(
    'POST',
    '/api/trakt/cart/moveToOrder',
    { token: buyer.token, body: { ...orderOf(buyer), firstAndLastName: name } },
  )
  if (status !== 201) throw new Error(`placing an order: ${status}`)
  return { id: body.id, tire, title: body.orderItems[0]?.title ?? '', buyer }
}

/** Another administrator, somewhere else, moves an order. */
export async function moveElsewhere(orderId: string, status: string): Promise<void> {
  const { token } = await theAdministrator()
  const answer = await fetch(`${origin}/api/tires/orders/order/update`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({ orderId, status }),
  })
  if (!answer.ok) throw new Error(`moving ${orderId}: ${answer.status}`)
}

/** An administrator of one's own. */
export async function anAdministrator(): Promise<Account> {
  const { uid, email, password } = await aBuyer()
  await changeAccount(uid, { customAttributes: '{"admin":true}' })
  return signedIn(email, password)
}

/** Takes the rights away as `npm run admin -- revoke` does. Sign-ins of the same second count as earlier ones. */
export const revoke = ({ uid }: Account) =>
  changeAccount(uid, { customAttributes: '{}', validSince: String(Math.floor(Date.now() / 1000) + 1) })
