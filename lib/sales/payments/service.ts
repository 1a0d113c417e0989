import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { createPaypalOrder, PaypalTrouble } from '@/lib/sales/payments/paypal/orders'
import { isOnlineClosed } from './offered/online-closed'
import {
  type KnownStatus,
  type PaymentRow,
  paymentByPaypalId,
  paymentColumns,
  selectPayments,
  toPayment,
  walletTerms,
} from './queries'
import { isPayable, walletMinor } from './rules'
import type { OpenedPayment, OpenPayment, Payment } from './schema'
import { captureAndRecord, expired, refreshFromPaypal, updatePayments } from './settle.service'

/**
 * A PayPal order for one unpaid order of the caller; the amount comes from the database. Asked again, in another tab or
 * after a lost answer, it is the same PayPal order as long as that can be paid.
 *
 * @throws ShopError payment.not_offered, order.not_found, payment.not_payable, payment.already_paid, payment.pending,
 *   payment.unavailable, payment_by_account
 */
export async function openPayment({ orderId }: OpenPayment, user: ShopUser): Promise<OpenedPayment> {
  if (!walletTerms()) throw new ShopError('payment.not_offered')
  // twice, because the first attempt may find that the open payment has expired at PayPal
  for (let attempt = 1; ; attempt++) {
    const { payment, locale } = await reserve(orderId, user)
    const opened = payment.paypalOrderId ?? (await createAtPaypal(payment, locale))
    if (!payment.paypalOrderId || (await settleUnlessOpen({ ...payment, paypalOrderId: opened })))
      return { ...toPayment(payment), id: opened, orderId }
    if (attempt === 2) throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
  }
}

/** The order's live payment, or a new one at today's rate. Two tabs wait for each other at the order's row. */
function reserve(orderId: string, user: ShopUser): Promise<{ payment: PaymentRow; locale: Locale }> {
  return transaction(async (tx) => {
    const order = await tx
      .selectFrom('shopOrder')
      .select(['status', 'totalGrosze', 'locale', 'paidAt'])
      .$narrowType<{ locale: Locale }>()
      .where('id', '=', orderId)
      .where('userId', '=', user.uid)
      .forUpdate()
      .executeTakeFirst()
    if (!order) throw new ShopError('order.not_found')
    const live = await selectPayments(tx)
      .where('orderId', '=', orderId)
      .where('status', 'not in', ['refused', 'expired'])
      .executeTakeFirst()
    if (live?.status === 'captured' || live?.status === 'refunded' || order.paidAt)
      throw new ShopError('payment.already_paid')
    if (live && live.status !== 'created') throw new ShopError('payment.pending')
    if (!isPayable(order.status)) throw new ShopError('payment.not_payable')
    if (isOnlineClosed(await getOrder(orderId, theShop, tx))) throw new ShopError('payment_by_account')

    const terms = walletTerms()
    if (!terms) throw new ShopError('payment.not_offered')
    const { currency, plnPerUnit } = terms
    const amountMinor = walletMinor(order.totalGrosze, plnPerUnit)
    if (amountMinor < 1) throw new ShopError('payment.not_payable')
    if (live && live.amountMinor === amountMinor && live.currency === currency)
      return { payment: live, locale: order.locale }
    // the rate has changed since: the buyer approves the amount that the page shows, not an older one
    if (live) await updatePayments(tx, { id: live.id }, expired)
    const payment = await tx
      .insertInto('payment')
      .values({ orderId, requestId: randomUUID(), amountMinor, currency, plnPerUnit })
      .returning(paymentColumns)
      .$narrowType<KnownStatus>()
      .executeTakeFirstOrThrow()
    return { payment, locale: order.locale }
  })
}

async function createAtPaypal(payment: PaymentRow, locale: Locale): Promise<string> {
  try {
    const { id } = await createPaypalOrder({ ...payment, locale })
    await updatePayments(
      query(),
      { id: payment.id, paypalOrderId: null },
      { paypalOrderId: id, checkAt: sql<Date>`now() + interval '2 minutes'` },
    )
    return id
  } catch (error) {
    // nothing was approved, so nothing was taken, whatever went wrong
    if (error instanceof PaypalTrouble)
      throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
    throw error
  }
}

/**
 * Captures a payment that was approved in another tab. Returns whether the buyer can still approve this payment.
 *
 * @throws ShopError payment.already_paid, payment.pending, payment.unavailable
 */
async function settleUnlessOpen(payment: PaymentRow & { paypalOrderId: string }): Promise<boolean> {
  try {
    const { status } = await refreshFromPaypal(payment)
    if (status === 'CREATED' || status === 'SAVED' || status === 'PAYER_ACTION_REQUIRED') return true
    // after a refusal only the buyer's own click captures it, not the opening of the page
    if (status === 'APPROVED' && payment.refusal) return true
    if (status === 'VOIDED') {
      await updatePayments(query(), { id: payment.id, status: 'created' }, expired)
      return false
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'payment.expired') return false
    throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
  }
  const settled = await captureAndRecord(payment, 'present').catch((error) => {
    // approved with a card that was refused: the same PayPal order takes another one
    if (error instanceof ShopError && error.code === 'payment.refused') return null
    throw error
  })
  if (!settled || settled.status === 'created') return true
  if (settled.status === 'captured') throw new ShopError('payment.already_paid')
  if (settled.status === 'refused') return false
  throw new ShopError('payment.pending')
}

/**
 * Takes the money that the buyer approved. Called again it answers the same and takes nothing.
 * @throws ShopError payment.not_found, and what captureAndRecord throws
 */
export async function capturePayment(
  paypalOrderId: string,
  user: ShopUser,
): Promise<Payment & { orderId: string }> {
  const payment = await paymentByPaypalId(paypalOrderId, user.uid)
  if (!payment) throw new ShopError('payment.not_found')
  const isSettled = payment.status === 'captured' || payment.status === 'refunded'
  const settled = isSettled ? payment : await captureAndRecord({ ...payment, paypalOrderId }, 'present')
  if (settled.status === 'refused') throw new ShopError('payment.refused')
  return { ...toPayment(settled), orderId: settled.orderId }
}
