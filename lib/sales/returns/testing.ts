import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { anApprovedPayment } from '@/lib/sales/payments/testing'
import { settleForgottenRefunds } from '@/lib/sales/settlement/refund.service'
import { capturePayment, settleForgotten } from '@/lib/sales/settlement/service'
import type { PaypalStandIn } from '@/local/paypal/server'
import { readReturn } from './queries'
import { refundReturn } from './refund.service'
import { NoteGoods, OpenReturn, RefundReturn } from './schema'
import { noteGoods, openReturn } from './service'

/** An order of two tires for 1099.98 PLN, of which PayPal has taken 301.36 USD, and a return of it. */
export async function aPaidReturn(paypal: PaypalStandIn) {
  const { user, order, payment } = await anApprovedPayment(paypal)
  await capturePayment(payment.id, user)
  return { user, order, paypalId: payment.id, id: await open(order.id) }
}

export const open = (orderId: string, reason = 'complaint') =>
  openReturn(OpenReturn.parse({ key: randomUUID(), orderId, reason }), anAdministrator)

/** Notes pieces of the first line of a return's order. */
export async function bringBack(id: number, quantity: number, more: object = {}) {
  const { order, version } = await readReturn(id)
  const orderLineId = order?.lines[0]?.id ?? 1
  const line = { orderLineId, quantity, condition: 'like_new', ...more }
  await noteGoods(id, NoteGoods.parse({ version, lines: [line] }), anAdministrator)
}

/** Gives money of a return back: what is proposed, unless told otherwise. */
export async function giveBack(
  id: number,
  more: {
    amount?: number
    method?: string
    key?: string
    version?: number
    reason?: string
    lines?: { orderLineId: number; quantity: number }[]
  } = {},
  by = anAdministrator,
) {
  const { version, proposedGrosze, lines, claims, order } = await readReturn(id)
  // part of the money for goods that are not noted: the price of the first line
  const isNamed = more.amount === undefined || lines.length > 0 || claims.length > 0
  const wanted = {
    lines: isNamed ? [] : [{ orderLineId: order?.lines[0]?.id ?? 1, quantity: 0 }],
    version,
    key: randomUUID(),
    method: 'paypal',
    amount: proposedGrosze / 100,
    reason: more.amount === undefined ? '' : 'Uzgodniono telefonicznie',
    ...more,
  }
  return refundReturn(id, RefundReturn.parse(wanted), by)
}

/** The orders at PayPal for an order of the shop. */
export const atPaypal = (paypal: PaypalStandIn, orderId: string) =>
  paypal.orders.list().filter(({ unit }) => unit.custom_id === orderId)

/** PayPal ends what it held back. */
export function release(paypal: PaypalStandIn, orderId: string, isDone: boolean): void {
  for (const { id, capture, refunds } of atPaypal(paypal, orderId)) {
    if (capture?.status === 'PENDING') paypal.orders.settle(id, isDone ? 'COMPLETED' : 'DECLINED')
    for (const refund of refunds)
      if (refund.status === 'PENDING') paypal.orders.settleRefund(refund.id, isDone ? 'COMPLETED' : 'FAILED')
  }
}

/** The books of an order, in grosze, and what PayPal has given back, in hundredths of its currency. */
export async function booksOf(orderId: string, paypal: PaypalStandIn) {
  const { paidGrosze, refundedGrosze } = await db().shopOrder.findUniqueOrThrow({ where: { id: orderId } })
  const [paid, refunded] = [Number(paidGrosze), Number(refundedGrosze)]
  const givenBack = atPaypal(paypal, orderId)
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0)
  return { paid, refunded, kept: paid - refunded, atPaypal: givenBack }
}

/** The rounds of the following hours, now. */
export async function hoursLater(orderId: string) {
  for (let round = 0; round < 3; round++) {
    await db().payment.updateMany({
      where: { orderId, checkAt: { not: null } },
      data: { checkAt: new Date(0) },
    })
    await settleForgotten()
    await db().refund.updateMany({
      where: { orderId, checkAt: { not: null } },
      data: { checkAt: new Date(0) },
    })
    await settleForgottenRefunds()
  }
}

/** How often the buyer of an order was told of a refund. */
export const timesToldRefunded = (orderId: string): Promise<number> =>
  db().outbox.count({ where: { topic: 'refund.paid', payload: { path: ['orderId'], equals: orderId } } })
