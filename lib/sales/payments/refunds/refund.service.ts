import 'server-only'
import { query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { log } from '@/lib/platform/runtime/log'
import { type PaypalOrder, PaypalTrouble, readPaypalOrder } from '@/lib/sales/payments/paypal/orders'
import { readPaypalRefund, requestPaypalRefund } from '@/lib/sales/payments/paypal/refunds'
import { type PaymentRow, selectPayments } from '@/lib/sales/payments/queries'
import { askAgainAt, lockPayment, takeDue } from '@/lib/sales/payments/settle.service'
import { type RefundRow, selectRefunds } from './queries'
import { closePayment, lockBooks, recordRefund, recordRefunds, refuseRefund } from './refund-records.service'
import { isOpenRefund } from './rules'

/** Carries out a requested refund, or asks for its outcome. PayPal knows the request by its id, so money goes back once. */
export async function settleRefund(id: number): Promise<RefundRow> {
  const refund = await readRefund(id)
  const payment = await selectPayments()
    .where('id', '=', refund.paymentId ?? 0)
    .executeTakeFirst()
  if (!isOpenRefund(refund.state) || !payment?.captureId) return refund
  const { captureId, paypalOrderId, currency } = payment
  try {
    const answer = refund.paypalRefundId
      ? await readPaypalRefund(refund.paypalRefundId)
      : await requestPaypalRefund({ ...refund, captureId, currency, amountMinor: refund.amountMinor ?? 0 })
    await writeBooks(payment, async (tx, locked) => {
      await recordRefund(tx, locked, answer)
      await closePayment(tx, locked)
    })
  } catch (error) {
    if (!(error instanceof PaypalTrouble)) throw error
    const isRefused = /^(refused|gone)$/.test(error.trouble) && refund.paypalRefundId === null
    const order = isRefused && paypalOrderId ? await ordersWord(paypalOrderId) : null
    if (order) await recordRefusal(refund, payment, order, error.words)
    else await askAgainSoon(refund, error.words)
  }
  return readRefund(id)
}

/** A refusal counts only with PayPal's order: an earlier request may have been carried out. Null without an answer. */
const ordersWord = (paypalOrderId: string): Promise<PaypalOrder | null> =>
  readPaypalOrder(paypalOrderId).catch((error) => {
    if (error instanceof PaypalTrouble) return null
    throw error
  })

const recordRefusal = (refund: RefundRow, payment: PaymentRow, order: PaypalOrder, words: string) =>
  writeBooks(payment, async (tx, locked) => {
    const current = await selectRefunds(tx).where('id', '=', refund.id).executeTakeFirstOrThrow()
    if (current.state === 'requested') await refuseRefund(tx, current, words)
    await recordRefunds(tx, locked, order)
  })

function writeBooks(
  payment: PaymentRow,
  write: (tx: Transaction, locked: PaymentRow) => Promise<void>,
): Promise<void> {
  return transaction(async (tx) => {
    await lockBooks(tx, payment.orderId)
    await write(tx, await lockPayment(tx, payment.id))
  })
}

const readRefund = (id: number): Promise<RefundRow> =>
  selectRefunds().where('id', '=', id).executeTakeFirstOrThrow()

/** Stores the failure for the administrators, and has PayPal asked again. */
async function askAgainSoon({ id }: RefundRow, words: string): Promise<void> {
  await query()
    .updateTable('refund')
    .set(({ fn }) => ({ refusal: words.slice(0, 500), checkAt: fn.coalesce('checkAt', askAgainAt) }))
    .where('id', '=', id)
    .where('state', 'in', ['requested', 'pending'])
    .execute()
}

/** Asks PayPal about refunds without an outcome. Each is taken by one server. Returns how many were asked about. */
export async function settleForgottenRefunds(): Promise<number> {
  const due = await takeDue('refund')
  for (const id of due) {
    const { state } = await readRefund(id)
    const refund = await settleRefund(id)
    if (refund.state !== state) log.info({ refund: id, orderId: refund.orderId, found: refund.state })
  }
  return due.length
}
