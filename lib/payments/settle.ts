import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { transaction } from '@/lib/core/transaction'
import { tell } from '@/lib/mail/tell'
import type { Topic } from '@/lib/mail/topics'
import type { Prisma } from '@/prisma/generated/client'
import { capturePaypalOrder, type PaypalOrder, PaypalTrouble, readPaypalOrder } from './paypal'
import { type PaymentRow, paymentColumns } from './queries'
import { isOver, isPayable, mayFollow, statusOf } from './rules'

type Approved = PaymentRow & { paypalOrderId: string }
/** Whether the buyer is there and reads the answer; whoever is not is told of a refusal by mail. */
type Buyer = 'present' | 'away'
type PaymentTopic = Exclude<Extract<Topic, `payment.${string}`>, 'payment.captured'>

/**
 * Takes the money of a payment that the buyer approved, and records it. However often, from however many tabs, servers
 * and webhooks it is called, the money is taken once and the order is paid once.
 *
 * @throws ShopError payment.refused, payment.not_approved, payment.expired, payment.not_payable: nothing was taken.
 *   payment.unanswered: nobody knows yet, and the shop goes on asking.
 */
export async function captureAndRecord(payment: Approved, buyer: Buyer): Promise<PaymentRow> {
  if (payment.captureId) return look(payment, buyer)
  await claim(payment)
  for (let attempt = 1; ; attempt++) {
    try {
      return await record(payment.id, await capturePaypalOrder(payment.paypalOrderId), buyer)
    } catch (error) {
      if (!(error instanceof PaypalTrouble)) throw error
      const isOpen = error.trouble === 'unanswered' || error.trouble === 'already_captured'
      // it stays approved and is captured later without the buyer, so 'nothing was taken' would not stay true
      if (error.trouble === 'unavailable') throw await unanswered(payment.id)
      if (!isOpen) throw await refused(payment, error, buyer)
      // the answer was lost, but perhaps not the money: PayPal's order tells
      const seen = await look(payment, buyer)
      if (seen.status !== 'created') return seen
      if (attempt === 2) throw await unanswered(payment.id)
    }
  }
}

/** Asks PayPal what became of a payment and records that; never takes money. */
export async function look(payment: Approved, buyer: Buyer): Promise<PaymentRow> {
  return record(payment.id, await seen(payment), buyer)
}

/** PayPal's order behind a payment. @throws ShopError as captureAndRecord */
export async function seen(payment: Approved): Promise<PaypalOrder> {
  try {
    return await readPaypalOrder(payment.paypalOrderId)
  } catch (error) {
    if (!(error instanceof PaypalTrouble)) throw error
    if (error.trouble === 'gone') throw await refused(payment, error, 'present')
    throw await unanswered(payment.id)
  }
}

/**
 * Makes sure that this payment is the order's only live one and that there is something to pay, before money is taken.
 * A payment that was given up lives again, since the buyer approved it after all.
 */
function claim(payment: PaymentRow): Promise<void> {
  return transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ status: string }[]>`
      SELECT status FROM shop_order WHERE id = ${payment.orderId} FOR UPDATE`
    if (!order || !isPayable(order.status)) throw new ShopError('payment.not_payable')
    const rows = await tx.$queryRaw<PaymentRow[]>`
      SELECT ${paymentColumns} FROM payment p WHERE p.order_id = ${payment.orderId}`
    const other = rows.find((row) => row.id !== payment.id && !isOver(row.status))
    if (other) throw new ShopError('payment.expired')
    const own = rows.find((row) => row.id === payment.id)
    if (own && isOver(own.status))
      await tx.$executeRaw`UPDATE payment SET status = 'created' WHERE id = ${payment.id}`
  })
}

/**
 * The one step that makes an order paid: writes what PayPal's order says into the payment, once, with a row for the
 * mail. What PayPal repeats, or sends late, changes nothing.
 */
function record(paymentId: number, order: PaypalOrder, buyer: Buyer): Promise<PaymentRow> {
  return transaction(async (tx) => {
    // whoever cancels the order now waits, and then sees that it is paid
    const [placed] = await tx.$queryRaw<{ status: string }[]>`
      SELECT o.status FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE p.id = ${paymentId} FOR SHARE OF o`
    const row = await locked(tx, paymentId)
    const to = statusOf(order, row)
    if (to === 'review' && row.status !== 'review')
      log.error({
        paypalOrder: order.id,
        orderId: row.orderId,
        problem: 'PayPal took another amount than asked',
      })
    if (!mayFollow(row.status, to)) return row
    const { capture } = order
    // money moved on an attempt that had been given up: the one that was opened in its place has nothing left to take
    if (isOver(row.status) && !isOver(to))
      await tx.$executeRaw`
        UPDATE payment SET status = 'expired', check_at = NULL
        WHERE order_id = ${row.orderId} AND id <> ${paymentId} AND status = 'created'`
    await tx.$executeRaw`
      UPDATE payment SET status = ${to}, capture_id = coalesce(capture_id, ${capture?.id ?? null}),
        captured_at = CASE WHEN ${to} IN ('captured', 'refunded', 'review')
          THEN coalesce(captured_at, ${capture?.at ?? null}::timestamptz, now()) ELSE captured_at END,
        refusal = CASE WHEN ${to} = 'refused' THEN coalesce(refusal, ${capture?.status ?? null}) END,
        check_at = CASE WHEN ${to} = 'pending' THEN now() + interval '10 minutes' END, checks = 0
      WHERE id = ${paymentId}`
    // by order, not by payment: a buyer is told once that the order is paid
    if (to === 'captured')
      await tell(tx, 'payment.captured', row.orderId, { orderId: row.orderId, paymentId: row.id })
    // canceled while PayPal was taking the money
    if (to === 'captured' && placed?.status === 'Canceled') await tellOf(tx, 'payment.refund_due', row)
    // whoever saw it pending was told to wait for PayPal's word, and this is it
    if (to === 'refused' && (buyer === 'away' || row.status === 'pending'))
      await tellOf(tx, 'payment.denied', row)
    if (to === 'refunded' || to === 'review') await tellOf(tx, `payment.${to}`, row)
    return locked(tx, paymentId)
  })
}

/** Has the mail of a payment's event sent once, however often PayPal repeats the event. */
const tellOf = (tx: Prisma.TransactionClient, topic: PaymentTopic, { id, orderId }: PaymentRow) =>
  tell(tx, topic, `payment-${id}`, { orderId, paymentId: id })

async function locked(tx: Prisma.TransactionClient, id: number): Promise<PaymentRow> {
  const [row] = await tx.$queryRaw<PaymentRow[]>`
    SELECT ${paymentColumns} FROM payment p WHERE p.id = ${id} FOR UPDATE`
  if (!row) throw new ShopError('payment.not_found')
  return row
}

/** Remembers that PayPal did not take the money, and why; the error that says so. */
function refused({ id }: PaymentRow, { trouble, words }: PaypalTrouble, buyer: Buyer): Promise<ShopError> {
  return transaction(async (tx) => {
    if (trouble === 'not_approved') return new ShopError('payment.not_approved')
    const row = await locked(tx, id)
    if (trouble === 'gone') {
      if (row.status === 'created')
        await tx.$executeRaw`UPDATE payment SET status = 'expired', check_at = NULL WHERE id = ${id}`
      return new ShopError('payment.expired')
    }
    // the PayPal order stays open: the buyer may approve it again with another card
    await tx.$executeRaw`UPDATE payment SET refusal = ${words.slice(0, 500)} WHERE id = ${id} AND status = 'created'`
    if (buyer === 'away' && row.status === 'created') await tellOf(tx, 'payment.denied', row)
    return new ShopError('payment.refused')
  })
}

/** Has PayPal asked again soon; the error that tells the buyer the truth meanwhile. */
async function unanswered(id: number): Promise<ShopError> {
  await transaction(
    (tx) => tx.$executeRaw`
      UPDATE payment SET check_at = now() + interval '20 seconds', checks = 0
      WHERE id = ${id} AND status IN ('created', 'pending')`,
  )
  return new ShopError('payment.unanswered', [], { 'retry-after': '20' })
}
