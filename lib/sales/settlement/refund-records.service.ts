import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { now, type Transaction } from '@/lib/platform/database/query'
import { log } from '@/lib/platform/runtime/log'
import { settleSale } from '@/lib/sales/ledger/settle-sale.service'
import type { PaypalOrder, PaypalRefund } from '@/lib/sales/payments/paypal/orders'
import type { PaymentRow } from '@/lib/sales/payments/queries'
import { leftOfPayment, type RefundRow, selectRefunds } from '@/lib/sales/payments/refunds/queries'
import {
  groszeOfRefund,
  isOpenRefund,
  type RefundState,
  refundStateOf,
} from '@/lib/sales/payments/refunds/rules'
import { tell } from '@/lib/shop/mail/tell.service'

/** An order's row, locked, so that its books cannot change meanwhile. Lock it before its payments and returns. */
export const lockBooks = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('shopOrder')
    .select(['id', 'status', 'totalGrosze', 'paidGrosze', 'refundedGrosze'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Writes what PayPal's order says about refunds. Call it with the order and the payment locked. */
export async function recordRefunds(
  tx: Transaction,
  payment: PaymentRow,
  { refunds, capture }: PaypalOrder,
): Promise<void> {
  if (payment.status !== 'captured' && payment.status !== 'refunded') return
  for (const refund of refunds) await recordRefund(tx, payment, refund)
  const recorded = await refundsOf(tx, payment)
  const notRefused = recorded.filter(({ state }) => state !== 'refused')
  const rest = payment.amountMinor - notRefused.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  // PayPal says that all went back, so the rest that no refund accounts for went back too
  if (capture?.status === 'REFUNDED' && rest > 0)
    await insertForeign(tx, payment, recorded, { status: 'COMPLETED', amountMinor: rest, id: null })
  await closePayment(tx, payment)
}

/** Writes what PayPal says about one refund. Call it with the order and the payment locked. */
export async function recordRefund(
  tx: Transaction,
  payment: PaymentRow,
  refund: PaypalRefund,
): Promise<void> {
  const refunds = await refundsOf(tx, payment)
  const row = matching(refunds, refund)
  if (row) await moveRefund(tx, row, refund)
  else if (refund.currency === payment.currency) await insertForeign(tx, payment, refunds, refund)
}

export async function closePayment(tx: Transaction, payment: PaymentRow): Promise<void> {
  const completed = (await refundsOf(tx, payment)).filter(({ state }) => state === 'completed')
  const minor = completed.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  if (minor === payment.amountMinor)
    await tx.updateTable('payment').set({ status: 'refunded' }).where('id', '=', payment.id).execute()
}

const refundsOf = (tx: Transaction, { id }: PaymentRow) =>
  selectRefunds(tx).where('paymentId', '=', id).forUpdate().execute()

/** The shop's own refund, by PayPal's id, that of its request, or its amount: better ours than given back twice. */
function matching(refunds: RefundRow[], refund: PaypalRefund): RefundRow | undefined {
  const unnamed = refunds.filter(
    ({ paypalRefundId, amountMinor }) => paypalRefundId === null && amountMinor === refund.amountMinor,
  )
  return (
    refunds.find(({ paypalRefundId }) => paypalRefundId === refund.id) ??
    unnamed.find(({ requestId }) => requestId === refund.requestId) ??
    unnamed.find(({ state }) => state === 'requested' && refund.requestId === null)
  )
}

/** Moves a refund to the state that PayPal names; a completed refund stays completed. */
async function moveRefund(tx: Transaction, row: RefundRow, { id, status }: PaypalRefund): Promise<void> {
  const wanted = refundStateOf(status)
  if (row.state === wanted || row.state === 'completed' || row.state === 'review') return
  // refused first and given back after all: meanwhile the money may have gone another way
  const isLate = row.state === 'refused' && wanted !== 'refused' && (await exceedsBooks(tx, row))
  const state = isLate ? 'review' : wanted
  if (isLate) reportExcess(row.orderId, id)
  await tx
    .updateTable('refund')
    .set({
      state,
      paypalRefundId: id,
      refusal: state === 'refused' ? `PayPal: ${status}` : null,
      refundedAt: state === 'completed' || state === 'review' ? now : null,
      checkAt: state === 'pending' ? sql<Date>`now() + interval '10 minutes'` : null,
      checks: 0,
    })
    .where('id', '=', row.id)
    .execute()
  await moveReturn(tx, row, state)
}

/** Marks a refund that PayPal did not carry out, in PayPal's own words. Its amount leaves the books. */
export async function refuseRefund(tx: Transaction, row: RefundRow, words: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'refused', refusal: words.slice(0, 500), checkAt: null })
    .where('id', '=', row.id)
    .execute()
  await moveReturn(tx, row, 'refused')
}

/**
 * Writes a refund's new state to its return. A completed one also corrects the invoice and is mailed to the buyer. The
 * return's version goes up, so that a form opened before is refused.
 */
export async function moveReturn(
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'orderId' | 'withdrawalId' | 'notedBy' | 'notedByName'>,
  state: RefundState,
): Promise<void> {
  const { id, orderId, withdrawalId, notedBy, notedByName } = refund
  if (withdrawalId !== null)
    await tx
      .updateTable('withdrawal')
      .set(({ ref, eb }) => ({
        version: eb('version', '+', 1),
        ...(state === 'completed'
          ? {
              state: 'refunded',
              refundedAt: sql<Date>`coalesce(${ref('refundedAt')}, now())`,
              refundedBy: sql<string>`coalesce(${ref('refundedBy')}, ${notedByName})`,
            }
          : {}),
      }))
      .where('id', '=', withdrawalId)
      .execute()
  if (state !== 'completed') return
  const by = notedBy && notedByName ? { uid: notedBy, name: notedByName } : undefined
  await settleSale(tx, orderId, by, [withdrawalId])
  await tell(tx, 'refund.paid', id, { orderId, refundId: id })
}

type Foreign = Pick<PaypalRefund, 'status' | 'amountMinor'> & { id: string | null }

async function insertForeign(
  tx: Transaction,
  payment: PaymentRow,
  refunds: RefundRow[],
  { id, status, amountMinor }: Foreign,
): Promise<void> {
  const { orderId } = payment
  const wanted = refundStateOf(status)
  if (wanted === 'refused') return
  await lockBooks(tx, orderId)
  const amountGrosze = groszeOfRefund(amountMinor, leftOfPayment(payment, refunds))
  const row = { orderId, paymentId: payment.id, amountGrosze, amountMinor }
  const isExcess = await exceedsBooks(tx, row)
  // a refund of ours is under way: if PayPal refuses it there is room, and PayPal is asked again then
  if (isExcess && refunds.some((each) => isOpenRefund(each.state))) return
  if (isExcess) reportExcess(orderId, id)
  const state = isExcess ? 'review' : wanted
  const inserted = await tx
    .insertInto('refund')
    .values({
      ...row,
      method: 'paypal',
      state,
      requestId: randomUUID(),
      paypalRefundId: id,
      refundedAt: state === 'pending' ? null : now,
      checkAt: state === 'pending' ? sql<Date>`now() + interval '10 minutes'` : null,
    })
    .returning(['id', 'orderId', 'withdrawalId', 'notedBy', 'notedByName'])
    .executeTakeFirstOrThrow()
  await moveReturn(tx, inserted, state)
}

const reportExcess = (orderId: string, refund: string | null) =>
  log.error({ refund, orderId, problem: 'PayPal gave back more than the order keeps' })

/** Whether the order keeps less than a refund gives back, or its payment does. */
async function exceedsBooks(
  tx: Transaction,
  refund: Pick<RefundRow, 'orderId' | 'paymentId' | 'amountGrosze' | 'amountMinor'>,
): Promise<boolean> {
  const { isExcess } = await tx
    .selectFrom('shopOrder as o')
    .innerJoin('payment as p', 'p.orderId', 'o.id')
    .select(({ ref }) =>
      sql<SqlBool>`${ref('o.paidGrosze')} - ${ref('o.refundedGrosze')} < ${refund.amountGrosze}
        OR ${ref('p.amountMinor')} - ${ref('p.refundedMinor')} < ${refund.amountMinor}`.as('isExcess'),
    )
    .where('o.id', '=', refund.orderId)
    .where('p.id', '=', refund.paymentId)
    .executeTakeFirstOrThrow()
  return Boolean(isExcess)
}
