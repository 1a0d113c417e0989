import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { consume } from '@/lib/platform/limits/service'
import { log } from '@/lib/platform/runtime/log'
import { isByRedirect, type OnlineType } from '@/lib/platform/values/payment-types'
import { isOnlineClosed } from '@/lib/sales/orders/due-payment'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import {
  createPaypalOrder,
  type PayingBuyer,
  type PaypalOrder,
  PaypalTrouble,
} from '@/lib/sales/payments/paypal/orders'
import {
  type KnownStatus,
  onlineTerms,
  type PaymentRow,
  paymentByPaypalId,
  paymentColumns,
  selectPayments,
  toPayment,
} from '@/lib/sales/payments/queries'
import { isPayable, walletMinor } from '@/lib/sales/payments/rules'
import type { OpenPayment } from '@/lib/sales/payments/schema'
import {
  captureAndRecord,
  checkAndRecord,
  expired,
  givenUp,
  refreshFromPaypal,
  takeDue,
  updatePayments,
} from './settle.service'

type Owner = Pick<ShopUser, 'uid'> & {
  /** Where PayPal sends the buyer back to, if not to the payment page. */
  backTo?: string
  /** The key by which attempts are counted, if not the account's. */
  countedBy?: string
}

/**
 * A PayPal order for one unpaid order of the caller; asked again, the same one as long as it can be paid in the same
 * way. `payAt` is its page for the buyer, null for the wallet's buttons.
 * @throws ShopError payment.not_offered, order.not_found, payment.not_payable, payment.already_paid, payment.pending,
 *   payment.unavailable, payment_by_account, too_many_requests
 */
export async function openPayment(wanted: OpenPayment, user: Owner) {
  const { orderId, typeOfPayment = 'paypal', instead } = wanted
  if (!onlineTerms(typeOfPayment)) throw new ShopError('payment.not_offered')
  let isCounted = false
  const countOnce = async () => {
    if (!isCounted) await consume(['paymentsOpened', user.countedBy ?? user.uid])
    isCounted = true
  }
  await giveUpEarlier({ orderId, typeOfPayment, instead }, user, countOnce)
  // twice, because the first attempt may find that the open payment has expired at PayPal
  for (let attempt = 1; ; attempt++) {
    const { payment, buyer } = await reserve(orderId, typeOfPayment, user, countOnce)
    const { paypalOrderId } = payment
    const atPaypal = paypalOrderId
      ? await settleUnlessOpen({ ...payment, paypalOrderId })
      : await createAtPaypal(payment, { ...buyer, backTo: user.backTo })
    // without PayPal's page a buyer cannot pay this one
    const isStuck = atPaypal !== null && isByRedirect(typeOfPayment) && atPaypal.payAt === null
    if (isStuck) await updatePayments(query(), { id: payment.id, status: 'created' }, expired)
    else if (atPaypal) return { ...toPayment(payment), id: atPaypal.id, orderId, payAt: atPaypal.payAt }
    if (attempt === 2) throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
  }
}

/**
 * Gives up an attempt that the buyer leaves for another way or came back from, unless PayPal has its money meanwhile.
 * The bank's app may still approve it, so PayPal is asked about it for a while.
 * @throws ShopError too_many_requests, and as settleUnlessOpen
 */
async function giveUpEarlier(
  { orderId, typeOfPayment, instead }: OpenPayment,
  user: Owner,
  countOnce: () => Promise<void>,
): Promise<void> {
  const live = await selectPayments()
    .innerJoin('shopOrder as o', 'o.id', 'payment.orderId')
    .where('payment.orderId', '=', orderId)
    .where('o.userId', '=', user.uid)
    .where('payment.status', '=', 'created')
    .executeTakeFirst()
  const { paypalOrderId } = live ?? {}
  if (!live || !paypalOrderId) return
  if (live.typeOfPayment === typeOfPayment && paypalOrderId !== instead) return
  // who may open no other keeps this one
  await countOnce()
  if (await settleUnlessOpen({ ...live, paypalOrderId }))
    await updatePayments(query(), { id: live.id, status: 'created' }, givenUp(live))
}

/** The order's live payment, or a new one at today's rate. Two tabs wait for each other at the order's row. */
function reserve(
  orderId: string,
  typeOfPayment: OnlineType,
  user: Owner,
  countOnce: () => Promise<void>,
): Promise<{ payment: PaymentRow; buyer: PayingBuyer }> {
  return transaction(async (tx) => {
    const order = await tx
      .selectFrom('shopOrder')
      .select(['status', 'totalGrosze', 'paidAt', 'locale', 'email', 'country'])
      .select(['firstAndLastName', 'companyName'])
      .$narrowType<{ locale: Locale }>()
      .where('id', '=', orderId)
      .where('userId', '=', user.uid)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
    const { locale, email, country } = order
    const buyer = { locale, email, country, name: order.firstAndLastName ?? order.companyName ?? email }
    const live = await selectPayments(tx)
      .where('orderId', '=', orderId)
      .where('status', 'not in', ['refused', 'expired'])
      .executeTakeFirst()
    if (live?.status === 'captured' || live?.status === 'refunded' || order.paidAt)
      throw new ShopError('payment.already_paid')
    if (live && live.status !== 'created') throw new ShopError('payment.pending')
    if (!isPayable(order.status)) throw new ShopError('payment.not_payable')
    if (isOnlineClosed(await getOrder(orderId, theShop, tx))) throw new ShopError('payment_by_account')

    const terms = onlineTerms(typeOfPayment)
    if (!terms) throw new ShopError('payment.not_offered')
    const { currency, plnPerUnit } = terms
    const amountMinor = walletMinor(order.totalGrosze, plnPerUnit)
    if (amountMinor < 1) throw new ShopError('payment.not_payable')
    const isAsWanted =
      live?.typeOfPayment === typeOfPayment && live.amountMinor === amountMinor && live.currency === currency
    if (live && isAsWanted) return { payment: live, buyer }
    await countOnce()
    // the rate has changed since: the buyer approves the amount that the page shows, not an older one
    if (live) await updatePayments(tx, { id: live.id }, givenUp(live))
    const payment = await tx
      .insertInto('payment')
      .values({ orderId, typeOfPayment, requestId: randomUUID(), amountMinor, currency, plnPerUnit })
      .returning(paymentColumns)
      .$narrowType<KnownStatus>()
      .executeTakeFirstOrThrow()
    return { payment, buyer }
  })
}

async function createAtPaypal(payment: PaymentRow, buyer: PayingBuyer): Promise<PaypalOrder> {
  try {
    const order = await createPaypalOrder({ ...payment, buyer })
    await updatePayments(
      query(),
      { id: payment.id, paypalOrderId: null },
      { paypalOrderId: order.id, checkAt: sql<Date>`now() + interval '2 minutes'` },
    )
    return order
  } catch (error) {
    // nothing was approved, so nothing was taken, whatever went wrong
    if (error instanceof PaypalTrouble)
      throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
    throw error
  }
}

/**
 * Captures a payment that was approved in another tab. Returns PayPal's order while the buyer can still approve it.
 * @throws ShopError payment.already_paid, payment.pending, payment.unavailable
 */
async function settleUnlessOpen(
  payment: PaymentRow & { paypalOrderId: string },
): Promise<PaypalOrder | null> {
  let order: PaypalOrder
  try {
    order = await refreshFromPaypal(payment)
    const { status } = order
    if (status === 'CREATED' || status === 'SAVED' || status === 'PAYER_ACTION_REQUIRED') return order
    // after a refusal only the buyer's own click captures it, not the opening of the page
    if (status === 'APPROVED' && payment.refusal) return order
    if (status === 'VOIDED') {
      await updatePayments(query(), { id: payment.id, status: 'created' }, expired)
      return null
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'payment.expired') return null
    throw new ShopError('payment.unavailable', [], { 'retry-after': '30' })
  }
  const settled = await captureAndRecord(payment, 'present').catch((error) => {
    // approved with a card that was refused: the same PayPal order takes another one; or for a total that was corrected
    if (error instanceof ShopError && /refused|expired/.test(error.code)) return null
    throw error
  })
  if (!settled) return isByRedirect(payment.typeOfPayment) ? null : order
  if (settled.status === 'created') return order
  if (settled.status === 'captured') throw new ShopError('payment.already_paid')
  if (settled.status === 'refused') return null
  throw new ShopError('payment.pending')
}

/** Takes the money that the buyer approved, once. @throws ShopError payment.not_found, and as captureAndRecord */
export async function capturePayment(paypalOrderId: string, user: ShopUser) {
  const payment = await paymentByPaypalId(paypalOrderId, user.uid)
  if (!payment) throw new ShopError('payment.not_found')
  const isSettled = payment.status === 'captured' || payment.status === 'refunded'
  // the page that a buyer comes back to captures by itself: reloaded after a refusal, it takes nothing
  if (isByRedirect(payment.typeOfPayment) && payment.refusal) throw new ShopError('payment.refused')
  const settled = isSettled ? payment : await captureAndRecord({ ...payment, paypalOrderId }, 'present')
  if (settled.status === 'refused') throw new ShopError('payment.refused')
  if (settled.status === 'expired') throw new ShopError('payment.not_approved')
  return { ...toPayment(settled), orderId: settled.orderId }
}

/** Asks PayPal about payments whose outcome is still unknown; each is taken by one server. Returns how many. */
export async function settleForgotten(): Promise<number> {
  const due = await takeDue('payment', sql`paypal_order_id IS NOT NULL`)
  for (const id of due) {
    const payment = await selectPayments().where('id', '=', id).executeTakeFirstOrThrow()
    const { paypalOrderId } = payment
    if (paypalOrderId) await settlePayment({ ...payment, paypalOrderId })
  }
  return due.length
}

async function settlePayment(payment: PaymentRow & { paypalOrderId: string }): Promise<void> {
  try {
    const { status } = await refreshFromPaypal(payment)
    const isForgotten = status === 'APPROVED' && !payment.refusal
    const settled = isForgotten
      ? await captureAndRecord(payment, 'away')
      : await checkAndRecord(payment, 'away')
    if (settled.status !== payment.status)
      log.info({ payment: payment.id, orderId: payment.orderId, found: settled.status })
  } catch (error) {
    // the next round asks again, later each time
    if (error instanceof ShopError)
      log.info({ payment: payment.id, orderId: payment.orderId, checked: error.code })
    else log.error(error, `payment ${payment.id} was not settled`)
  }
}
