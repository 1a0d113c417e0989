import { db } from '@/lib/platform/database/db'
import type { ShopUser } from '@/lib/platform/identity/user'
import type { OnlineType } from '@/lib/platform/values/payment-types'
import { addToCart } from '@/lib/sales/cart/service'
import type { Order } from '@/lib/sales/orders/schema'
import { aCustomer, anOrderOf, aTire } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openPayment } from '@/lib/sales/settlement/service'
import { receiveWebhook } from '@/lib/sales/settlement/webhook.service'
import { type Fault, plainFaults } from '@/local/paypal/faults'
import type { PaypalStandIn } from '@/local/paypal/server'

/** What befalls a call, whichever it is; `down`: nothing listens there. */
export const callFaults = [...plainFaults, 'down'] as const

/** A fault happens once, or until all tries are used up: in turn, and in a long run both. */
export const timesInTurn = (turn: number): number[] =>
  process.env.TEST_LONG === '1' ? [1, 6] : [turn % 2 === 0 ? 1 : 6]

export async function befall(
  paypal: PaypalStandIn,
  on: Fault['on'],
  kind: Fault['kind'] | 'down',
  times: number,
): Promise<void> {
  if (kind === 'down') await paypal.listen(false)
  else paypal.faults.add({ on, kind, times, ms: 400 })
}

export async function mend(paypal: PaypalStandIn): Promise<void> {
  paypal.faults.clear()
  await paypal.listen(true)
  paypal.forgetTokens()
}

/** An order of two tires, 1099.98 PLN, which are 301.36 USD. */
export async function anUnpaidOrder(): Promise<{ user: ShopUser; order: Order }> {
  const user = aCustomer()
  const tire = await aTire(4)
  await addToCart(user.uid, { product: { id: tire.id }, quantity: 2 })
  const { order } = await placeOrder(anOrderOf(user), user)
  return { user, order }
}

/** What a captured payment of `anUnpaidOrder` is. */
export const paid = { status: 'captured', amountMinor: 30_136, currency: 'USD' }

/** The same by BLIK or Przelewy24. */
export const paidInPln = { status: 'captured', amountMinor: 109_998, currency: 'PLN' }
export const paidBy = (type: OnlineType) => (type === 'paypal' ? paid : paidInPln)

export async function anOpenPayment(typeOfPayment: OnlineType = 'paypal') {
  const { user, order } = await anUnpaidOrder()
  return { user, order, payment: await openPayment({ orderId: order.id, typeOfPayment }, user) }
}

/** A payment that the buyer has approved at PayPal. */
export async function anApprovedPayment(paypal: PaypalStandIn, type: OnlineType = 'paypal') {
  const open = await anOpenPayment(type)
  paypal.orders.approve(open.payment.id)
  return open
}

/** A webhook of PayPal reaches the shop. */
export function sendWebhook(paypal: PaypalStandIn, type: string, id: string): Promise<void> {
  const { headers, body } = paypal.webhook(type, id)
  return receiveWebhook(new Headers(headers), body)
}

/** Makes the payments of an order due for the check that settles forgotten ones. */
export const makeDue = (orderId: string) =>
  db().payment.updateMany({ where: { orderId }, data: { checkAt: new Date(0) } })

/** How often it was said that an order is paid. */
export const timesToldPaid = (orderId: string): Promise<number> =>
  db().outbox.count({ where: { topic: 'payment.captured', payload: { path: ['orderId'], equals: orderId } } })

/** The attempts to pay an order, oldest first: `blik expired`. */
export const statesOf = async (orderId: string) =>
  (await db().payment.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map(
    ({ typeOfPayment, status }) => `${typeOfPayment} ${status}`,
  )
