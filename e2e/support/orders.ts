import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { changeAccount } from './accounts'
import {
  type Account,
  addToCart,
  askPatiently,
  call,
  createBuyer,
  createTire,
  origin,
  signInAs,
  signInAsAdministrator,
} from './api'
import { rows, rowsOf, thisShop } from './database'

export type PlacedOrder = { id: string; tire: number; title: string; buyer: Account }

type Placed = { id: string; orderItems: { title: string }[]; termsVersion: number | null; code?: string }
/** `more` changes what the buyer sends, `key` is the Idempotency-Key. */
type Placing = { more?: object; key?: string; at?: string }

/** Has a buyer order what is in the cart. */
export const placeOrder = (buyer: Account, { more, key, at }: Placing = {}) =>
  askPatiently(() =>
    call<Placed>('POST', '/api/trakt/cart/moveToOrder', {
      token: buyer.token,
      body: { ...orderOf(buyer), ...more },
      headers: key ? { 'idempotency-key': key } : {},
      at,
    }),
  )

/** Has a buyer order one piece of each of these products. */
export async function orderProducts(
  buyer: Account,
  products: number[],
  placing: Placing = {},
): Promise<Placed> {
  for (const id of products) {
    const { status } = await addToCart(buyer, id, placing.at)
    if (status !== 200) throw new Error(`adding ${id} to a cart: ${status}`)
  }
  const { status, body } = await placeOrder(buyer, placing)
  if (status !== 201) throw new Error(`placing an order: ${status}`)
  return body
}

/** Places an order of one new tire. */
export async function createOrder(name: string, stock = 5, more: object = {}): Promise<PlacedOrder> {
  const buyer = await createBuyer()
  const tire = await createTire(stock)
  const { id, orderItems } = await orderProducts(buyer, [tire], { more: { firstAndLastName: name, ...more } })
  return { id, tire, title: orderItems[0]?.title ?? '', buyer }
}

export const findOrder = async (id: string) => (await rows('SELECT * FROM shop_order WHERE id = $1', id))[0]

export const statusOf = async (id: string) => (await findOrder(id))?.status

/** The orders of an account, the oldest first. */
export const fetchOrders = ({ uid }: Pick<Account, 'uid'>, shop = thisShop) =>
  rowsOf(shop, 'SELECT * FROM shop_order WHERE user_id = $1 ORDER BY order_date', uid)

export const fetchOrdersBy = (email: string, shop = thisShop) =>
  rowsOf(shop, 'SELECT * FROM shop_order WHERE email = $1', email)

export const fetchLinesOf = (orderId: string) =>
  rows('SELECT product_id, title, quantity FROM order_line WHERE order_id = $1', orderId)

/** Who canceled an order. */
export const fetchCancelersOf = (orderId: string) =>
  rows("SELECT changed_by FROM order_status_change WHERE order_id = $1 AND to_status = 'Canceled'", orderId)

/** The figures of the last seven days of Warsaw. */
export async function countOrdersOfWeek() {
  const start = `(date_trunc('day', now() AT TIME ZONE 'Europe/Warsaw') - interval '6 days') AT TIME ZONE 'Europe/Warsaw'`
  const [figures] = await rows(`SELECT count(*) FILTER (WHERE status <> 'Canceled')::int AS orders,
    sum(total_grosze) FILTER (WHERE status <> 'Canceled')::int AS revenue,
    count(*) FILTER (WHERE status = 'Canceled')::int AS canceled, count(*)::int AS all
    FROM shop_order WHERE order_date >= ${start}`)
  return figures
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
