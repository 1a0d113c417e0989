import 'server-only'
import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import { now, type Query, query, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/runtime/log'
import { isByRedirect } from '@/lib/platform/values/payment-types'
import type { Order } from '@/lib/sales/orders/schema'
import {
  capturePaypalOrder,
  type PaypalOrder,
  PaypalTrouble,
  readPaypalOrder,
} from '@/lib/sales/payments/paypal/orders'
import { recordRefunds } from '@/lib/sales/payments/refunds/refund-records.service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { Topic } from '@/lib/shop/mail/topics'
import { isOnlineClosed } from './offered/offered'
import { type PaymentRow, selectPayments } from './queries'
import { isOver, isPayable, mayFollow, statusOf, walletMinor } from './rules'

type Approved = PaymentRow & { paypalOrderId: string }
/** A present buyer reads a refusal on the page; an absent one gets it by mail. */
type Buyer = 'present' | 'away'
type PaymentTopic = Exclude<
  Extract<Topic, `payment.${string}`>,
  'payment.captured' | 'payment.transfer_received'
>

type PaymentColumns = UpdateObject<Tables, 'payment'>
type PaymentFilter = ({ id: number } | { orderId: string }) &
  Partial<Pick<PaymentRow, 'paypalOrderId' | 'status'>>

/** The columns of a failed attempt: PayPal is not asked about it any more. */
export const expired: PaymentColumns = { status: 'expired', checkAt: null }

/** The same for an attempt that the buyer left: the bank's app may still approve it, so PayPal is asked until it voids it. */
export const givenUp = ({ typeOfPayment }: PaymentRow): PaymentColumns =>
  isByRedirect(typeOfPayment)
    ? { ...expired, checkAt: sql<Date>`now() + interval '2 minutes'`, checks: 0 }
    : expired

export const updatePayments = (on: Query, filter: PaymentFilter, columns: PaymentColumns) =>
  on
    .updateTable('payment')
    .set(columns)
    .where((eb) => eb.and(filter))
    .execute()

/**
 * Takes the money of a payment that the buyer approved, and records it: once, from however many tabs, servers and
 * webhooks it is called.
 * @throws ShopError payment.refused, payment.not_approved, payment.expired, payment.not_payable: nothing was taken.
 *   payment.unanswered: the outcome is unknown, and the shop goes on asking.
 */
export async function captureAndRecord(payment: Approved, buyer: Buyer): Promise<PaymentRow> {
  if (payment.captureId) return checkAndRecord(payment, buyer)
  if (isOver(payment.status)) {
    const atPaypal = await refreshFromPaypal(payment)
    // given up and not approved: it must not replace the live attempt
    if (atPaypal.status !== 'APPROVED') return recordPaypalOrder(payment.id, atPaypal, buyer)
  }
  await claim(payment, await unapprovedOther(payment))
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordPaypalOrder(payment.id, await capturePaypalOrder(payment.paypalOrderId), buyer)
    } catch (error) {
      if (!(error instanceof PaypalTrouble)) throw error
      const isOpen = error.trouble === 'unanswered' || error.trouble === 'already_captured'
      // the payment stays approved and is captured later, so the buyer must not read 'nothing was taken'
      if (error.trouble === 'unavailable') throw await scheduleCheck(payment.id)
      if (!isOpen) throw await recordPaymentRefusal(payment, error, buyer)
      // the answer was lost, but the money may have been taken: PayPal's order says which
      const current = await checkAndRecord(payment, buyer)
      if (current.status !== 'created') return current
      if (attempt === 2) throw await scheduleCheck(payment.id)
    }
  }
}

/** Asks PayPal for the outcome of a payment and records it; never takes money. */
export async function checkAndRecord(payment: Approved, buyer: Buyer): Promise<PaymentRow> {
  return recordPaypalOrder(payment.id, await refreshFromPaypal(payment), buyer)
}

/** Reads PayPal's order; one that PayPal no longer has expires. @throws ShopError as captureAndRecord */
export async function refreshFromPaypal(payment: Approved): Promise<PaypalOrder> {
  try {
    return await readPaypalOrder(payment.paypalOrderId)
  } catch (error) {
    if (!(error instanceof PaypalTrouble)) throw error
    if (error.trouble === 'gone') throw await recordPaymentRefusal(payment, error, 'present')
    throw await scheduleCheck(payment.id)
  }
}

/** The id of the order's other live attempt if PayPal says that it is unapproved or void; null otherwise. */
async function unapprovedOther({ id, orderId }: PaymentRow): Promise<number | null> {
  const other = await selectPayments()
    .where('orderId', '=', orderId)
    .where('id', '<>', id)
    .where('status', '=', 'created')
    .executeTakeFirst()
  if (!other?.paypalOrderId) return other?.id ?? null
  const status = await refreshFromPaypal({ ...other, paypalOrderId: other.paypalOrderId }).then(
    (order) => order.status,
    (error) => {
      if (error instanceof ShopError && error.code === 'payment.expired') return 'VOIDED'
      throw error
    },
  )
  // after a refusal only the buyer's own click takes it, which marks it
  const isOpen = status !== 'COMPLETED' && (status !== 'APPROVED' || other.refusal !== null)
  return isOpen ? other.id : null
}

/**
 * Makes sure that this payment is the order's only live one and that there is something to pay, before money is taken.
 * One that was given up lives again. Its row is marked: PayPal is asked about it soon, and until then no other attempt
 * replaces it.
 */
function claim(payment: PaymentRow, unapproved: number | null): Promise<void> {
  return transaction(async (tx) => {
    const order = await tx
      .selectFrom('shopOrder')
      .select(['status', 'paidAt', 'totalGrosze', 'customerType'])
      .$narrowType<Pick<Order, 'customerType'>>()
      .where('id', '=', payment.orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!order || !isPayable(order.status)) throw new ShopError('payment.not_payable')
    if (order.paidAt) throw new ShopError('payment.already_paid')
    // the total was corrected since the buyer was asked for it
    const isAsAsked = payment.amountMinor === walletMinor(order.totalGrosze, payment.plnPerUnit)
    if (!isAsAsked || isOnlineClosed(order)) throw new ShopError('payment.expired')
    const rows = await selectPayments(tx)
      .select((eb) => eb.between('checkAt', now, askAgainAt).as('isBeingTaken'))
      .where('orderId', '=', payment.orderId)
      .execute()
    const other = rows.find((row) => row.id !== payment.id && !isOver(row.status))
    // money that a bank has already sent comes before an unapproved attempt
    const comesFirst =
      isByRedirect(payment.typeOfPayment) &&
      other?.status === 'created' &&
      other.id === unapproved &&
      !other.isBeingTaken
    const isPaid = other?.status === 'captured' || other?.status === 'refunded'
    if (other && !comesFirst) throw new ShopError(isPaid ? 'payment.already_paid' : 'payment.expired')
    if (other) await updatePayments(tx, { id: other.id }, givenUp(other))
    const own = rows.find((row) => row.id === payment.id)
    if (own && (isOver(own.status) || own.status === 'created'))
      await updatePayments(tx, { id: payment.id }, { status: 'created', checkAt: askAgainAt })
  })
}

/** Writes what PayPal's order says. An order becomes paid here and nowhere else; repeated messages change nothing. */
function recordPaypalOrder(paymentId: number, order: PaypalOrder, buyer: Buyer): Promise<PaymentRow> {
  return transaction(async (tx) => {
    // locked, so that a cancellation waits and then sees that the order is paid, and before the payment, since its
    // triggers write the order's books
    const placed = await tx
      .selectFrom('payment as p')
      .innerJoin('shopOrder as o', 'o.id', 'p.orderId')
      .select('o.status')
      .where('p.id', '=', paymentId)
      .forNoKeyUpdate('o')
      .executeTakeFirst()
    const row = await lockPayment(tx, paymentId)
    const to = statusOf(order, row)
    if (to === 'review' && row.status !== 'review')
      log.error({
        paypalOrder: order.id,
        orderId: row.orderId,
        problem: 'PayPal took another amount than asked',
      })
    const { capture } = order
    if (!mayFollow(row.status, to)) {
      // given up here, and by PayPal now
      if (to === 'expired' && row.status === 'expired') await updatePayments(tx, { id: paymentId }, expired)
      await recordRefunds(tx, row, order)
      return lockPayment(tx, paymentId)
    }
    if (isOver(row.status) && !isOver(to)) {
      if (await isPaidByOther(tx, row)) {
        log.error({ paypalOrder: order.id, orderId: row.orderId, problem: 'PayPal took the money twice' })
        await updatePayments(tx, { id: paymentId }, { checkAt: null })
        await tellOf(tx, 'payment.review', row)
        return lockPayment(tx, paymentId)
      }
      // PayPal took money on an attempt that the shop had given up, so the attempt that replaced it is closed
      await updatePayments(tx, { orderId: row.orderId, status: 'created' }, expired)
    }
    const takenAt = capture?.at ? new Date(capture.at) : now
    const isTaken = to === 'captured' || to === 'refunded' || to === 'review'
    await updatePayments(
      tx,
      { id: paymentId },
      {
        status: to,
        captureId: row.captureId ?? capture?.id ?? null,
        capturedAt: row.capturedAt ?? (isTaken ? takenAt : null),
        refusal: to === 'refused' ? (row.refusal ?? capture?.status ?? null) : null,
        checkAt: to === 'pending' ? sql<Date>`now() + interval '10 minutes'` : null,
        checks: 0,
      },
    )
    // keyed by order, not by payment: one mail says that the order is paid
    if (to === 'captured')
      await tell(tx, 'payment.captured', row.orderId, { orderId: row.orderId, paymentId: row.id })
    // canceled while PayPal was taking the money
    if (to === 'captured' && placed?.status === 'Canceled') await tellOf(tx, 'payment.refund_due', row)
    // the page of a pending payment promised a mail
    if (to === 'refused' && (buyer === 'away' || row.status === 'pending'))
      await tellOf(tx, 'payment.denied', row)
    if (to === 'review') await tellOf(tx, 'payment.review', row)
    await recordRefunds(tx, await lockPayment(tx, paymentId), order)
    return lockPayment(tx, paymentId)
  })
}

/** Whether another attempt has, or may have, the money of a payment's order. */
const isPaidByOther = async (tx: Transaction, { id, orderId }: PaymentRow): Promise<boolean> =>
  (await selectPayments(tx)
    .where('orderId', '=', orderId)
    .where('id', '<>', id)
    .where('status', 'not in', ['created', 'refused', 'expired'])
    .executeTakeFirst()) !== undefined

/** Has the mail of a payment's event sent once, however often PayPal repeats the event. */
const tellOf = (tx: Transaction, topic: PaymentTopic, { id, orderId }: PaymentRow) =>
  tell(tx, topic, `payment-${id}`, { orderId, paymentId: id })

export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow> {
  const row = await selectPayments(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new ShopError('payment.not_found')
  return row
}

/** Records that PayPal did not take the money, and why. Returns the error to throw. */
function recordPaymentRefusal(
  { id }: PaymentRow,
  { trouble, words }: PaypalTrouble,
  buyer: Buyer,
): Promise<ShopError> {
  return transaction(async (tx) => {
    if (trouble === 'not_approved') return new ShopError('payment.not_approved')
    const row = await lockPayment(tx, id)
    if (trouble === 'gone') {
      if (row.status === 'created' || row.status === 'expired') await updatePayments(tx, { id }, expired)
      return new ShopError('payment.expired')
    }
    // the wallet's order stays open, since the buyer may approve it again with another card; a bank's answer is final
    const refusal = words.slice(0, 500)
    const isFinal = isByRedirect(row.typeOfPayment)
    await updatePayments(
      tx,
      { id, status: 'created' },
      isFinal ? { refusal, status: 'refused', checkAt: null } : { refusal },
    )
    if (buyer === 'away' && row.status === 'created') await tellOf(tx, 'payment.denied', row)
    return new ShopError('payment.refused')
  })
}

/** When PayPal is asked again where its answer is missing. */
export const askAgainAt = sql<Date>`now() + interval '20 seconds'`

/** How many payments or refunds one round asks about, so that a round ends. */
const CHECKS_PER_ROUND = 20

/**
 * Takes payments or refunds whose check is due, each for one server. The next check comes 1, 2, 4, … minutes later, six
 * hours at the most. @returns their ids
 */
export async function takeDue(table: 'payment' | 'refund', condition: RawBuilder<unknown> = sql`true`) {
  const { rows } = await sql<{ id: number }>`UPDATE ${sql.table(table)}
    SET checks = checks + 1, check_at = now() + least(power(2, checks), 360) * interval '1 minute'
    WHERE id IN (SELECT id FROM ${sql.table(table)} WHERE check_at <= now() AND ${condition}
      ORDER BY check_at LIMIT ${CHECKS_PER_ROUND} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(query())
  return rows.map(({ id }) => id)
}

/** Has PayPal asked again soon. Returns the error to throw while the outcome is unknown. */
async function scheduleCheck(id: number): Promise<ShopError> {
  await transaction((tx) =>
    tx
      .updateTable('payment')
      .set({ checkAt: askAgainAt, checks: 0 })
      .where('id', '=', id)
      .where('status', 'in', ['created', 'pending'])
      .execute(),
  )
  return new ShopError('payment.unanswered', [], { 'retry-after': '20' })
}
