import 'server-only'
import { expressionBuilder } from 'kysely'
import { type Query, query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ShopUser } from '@/lib/platform/identity/user'
import { env } from '@/lib/platform/runtime/env'
import { isByRedirect, type OnlineType, type RedirectType } from '@/lib/platform/values/payment-types'
import { isOnlineClosed, transferOf } from '@/lib/sales/orders/due-payment'
import { getOrder } from '@/lib/sales/orders/queries'
import { offeredPayments } from '@/lib/sales/payment-ways/offered'
import { isOver, isPayable, type PaymentStatus, walletMinor } from './rules'

export const paymentColumns = [
  'payment.id',
  'payment.orderId',
  'payment.requestId',
  'payment.paypalOrderId',
  'payment.typeOfPayment',
  'payment.status',
  'payment.amountMinor',
  'payment.currency',
  // as text, since a rate is reckoned with exactly
  expressionBuilder<Tables, 'payment'>().cast<string | null>('payment.plnPerUnit', 'text').as('plnPerUnit'),
  'payment.captureId',
  'payment.capturedAt',
  'payment.refundedMinor',
  'payment.bookedGrosze',
  'payment.refusal',
  'payment.checks',
] as const

export type KnownStatus = { status: PaymentStatus; typeOfPayment: OnlineType }

export const selectPayments = (on: Query = query()) =>
  on.selectFrom('payment').select(paymentColumns).$narrowType<KnownStatus>()

export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number]

export const toPayment = ({ status, typeOfPayment, amountMinor, currency, capturedAt }: PaymentRow) => ({
  status,
  typeOfPayment,
  amountMinor,
  currency,
  capturedAt: capturedAt?.toISOString() ?? null,
})
export type Payment = ReturnType<typeof toPayment>

/** What is charged and at which rate; null where an order cannot be paid in this way. */
export function onlineTerms(type: OnlineType): { currency: string; plnPerUnit: string | null } | null {
  if (!isByRedirect(type)) return walletTerms()
  return offeredRedirects().includes(type) ? { currency: 'PLN', plnPerUnit: null } : null
}

/** The ways that PayPal has a page for, in the order of the checkout, where the shop offers them. */
const offeredRedirects = (): RedirectType[] => offeredPayments().filter(isByRedirect)

/** Whether PayPal may have money of an order: by BLIK and Przelewy24 also where the wallet has no rate. */
export const asksPayPal = (): boolean => env().PAYPAL_CLIENT_ID !== undefined

/** How the wallet is charged; null where keys or the rate are missing, and wallet payment is not offered. */
export function walletTerms(): { clientId: string; currency: string; plnPerUnit: string | null } | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CURRENCY, PAYPAL_PLN_PER_UNIT } = env()
  const plnPerUnit = PAYPAL_CURRENCY === 'PLN' ? null : PAYPAL_PLN_PER_UNIT
  if (!PAYPAL_CLIENT_ID || plnPerUnit === undefined) return null
  return { clientId: PAYPAL_CLIENT_ID, currency: PAYPAL_CURRENCY, plnPerUnit }
}

/** What the payment page tells the order's owner. @throws ShopError order.not_found */
export async function quotePayment(orderId: string, { uid }: Pick<ShopUser, 'uid'>) {
  const order = await getOrder(orderId, { uid, isAdmin: false })
  const terms = walletTerms()
  const last = await presentPayment(orderId)
  const amountMinor = terms ? walletMinor(order.totalGrosze, terms.plnPerUnit) : 0
  const redirects = order.totalGrosze > 0 && !isOnlineClosed(order) ? offeredRedirects() : []
  const settled = last && !isOver(last.status) && last.status !== 'created' ? last : null
  return {
    orderId,
    totalGrosze: order.totalGrosze,
    typeOfPayment: order.typeOfPayment,
    wallet: terms && {
      ...terms,
      amountMinor,
      plnPerUnit: terms.plnPerUnit === null ? null : Number(terms.plnPerUnit),
      /** In the demo: where the wallet's script comes from. */
      scriptOrigin: env().PAYPAL_BASE_URL.startsWith('http:') ? env().PAYPAL_BASE_URL : null,
    },
    redirects,
    payable:
      (amountMinor > 0 || redirects.length > 0) &&
      isPayable(order.status) &&
      !settled &&
      !order.paidAt &&
      !isOnlineClosed(order),
    transfer: transferOf(order),
    paidAt: order.paidAt,
    payment: settled && toPayment(settled),
    /** PayPal's own words when it last refused. */
    refusal: settled ? null : (last?.refusal ?? null),
  }
}
export type PaymentQuote = Awaited<ReturnType<typeof quotePayment>>

/** The live attempt, or else the last one. An earlier one may live on: PayPal told late that it took the money. */
export const presentPayment = (orderId: string): Promise<PaymentRow | undefined> =>
  selectPayments()
    .where('orderId', '=', orderId)
    .orderBy(({ eb }) => eb('status', 'in', ['refused', 'expired']))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The payment behind a PayPal order, of this buyer or, for PayPal's own messages, of any. */
export async function paymentByPaypalId(
  paypalOrderId: string,
  owner: string | null,
): Promise<PaymentRow | undefined> {
  const payment = selectPayments().where('paypalOrderId', '=', paypalOrderId)
  if (owner === null) return payment.executeTakeFirst()
  return payment
    .innerJoin('shopOrder as o', 'o.id', 'payment.orderId')
    .where('o.userId', '=', owner)
    .executeTakeFirst()
}

export const paymentByCapture = (captureId: string): Promise<PaymentRow | undefined> =>
  selectPayments().where('captureId', '=', captureId).executeTakeFirst()
