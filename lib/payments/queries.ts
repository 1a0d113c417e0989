import 'server-only'
import { type Database, db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { toGrosze } from '@/lib/core/money'
import type { ShopUser } from '@/lib/identity/user'
import { getOrder } from '@/lib/orders/queries'
import { Prisma } from '@/prisma/generated/client'
import { isOver, isPayable, type PaymentStatus, walletMinor } from './rules'
import type { Payment, PaymentQuote } from './schema'

const { sql } = Prisma

/** One attempt to pay, as the table has it. */
export type PaymentRow = {
  id: number
  orderId: string
  requestId: string
  paypalOrderId: string | null
  status: PaymentStatus
  amountMinor: number
  currency: string
  plnPerUnit: string | null
  captureId: string | null
  capturedAt: Date | null
  refusal: string | null
  checks: number
}

export const paymentColumns = sql`p.id, p.order_id AS "orderId", p.request_id AS "requestId",
  p.paypal_order_id AS "paypalOrderId", p.status, p.amount_minor::float8 AS "amountMinor", p.currency,
  p.pln_per_unit::text AS "plnPerUnit", p.capture_id AS "captureId", p.captured_at AS "capturedAt", p.refusal,
  p.checks`

export const toPayment = (row: PaymentRow): Payment => ({
  status: row.status,
  amount: row.amountMinor / 100,
  currency: row.currency,
  capturedAt: row.capturedAt?.toISOString() ?? null,
})

/** How the wallet is charged; null where keys or the rate are missing, and wallet payment is not offered. */
export function walletTerms(): { clientId: string; currency: string; plnPerUnit: string | null } | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CURRENCY, PAYPAL_PLN_PER_UNIT } = env()
  const plnPerUnit = PAYPAL_CURRENCY === 'PLN' ? null : PAYPAL_PLN_PER_UNIT
  if (!PAYPAL_CLIENT_ID || plnPerUnit === undefined) return null
  return { clientId: PAYPAL_CLIENT_ID, currency: PAYPAL_CURRENCY, plnPerUnit }
}

/**
 * What the payment page tells the order's owner.
 * @throws ShopError order.not_found
 */
export async function quotePayment(orderId: string, user: ShopUser): Promise<PaymentQuote> {
  const order = await getOrder(orderId, { uid: user.uid, isAdmin: false })
  const terms = walletTerms()
  const last = await presentPayment(orderId)
  const amountMinor = terms ? walletMinor(toGrosze(order.total), terms.plnPerUnit) : 0
  const settled = last && !isOver(last.status) && last.status !== 'created' ? last : null
  return {
    orderId,
    total: order.total,
    wallet: terms && {
      clientId: terms.clientId,
      amount: amountMinor / 100,
      currency: terms.currency,
      plnPerUnit: terms.plnPerUnit === null ? null : Number(terms.plnPerUnit),
      scriptOrigin: env().PAYPAL_BASE_URL.startsWith('http:') ? env().PAYPAL_BASE_URL : null,
    },
    payable: Boolean(terms) && amountMinor > 0 && isPayable(order.status) && !settled,
    payment: settled && toPayment(settled),
    refusal: settled ? null : (last?.refusal ?? null),
  }
}

/** The live attempt, or else the last one. An earlier one may live on: PayPal told late that it took the money. */
async function presentPayment(orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db().$queryRaw<PaymentRow[]>`
    SELECT ${paymentColumns} FROM payment p WHERE p.order_id = ${orderId}
    ORDER BY p.status IN ('refused', 'expired'), p.id DESC LIMIT 1`
  return row
}

/** The payment behind a PayPal order, of this buyer or, for PayPal's own messages, of any. */
export async function paymentByPaypalId(
  paypalOrderId: string,
  owner: string | null,
  on: Database = db(),
): Promise<PaymentRow | undefined> {
  const own = owner === null ? Prisma.empty : sql`AND o.user_id = ${owner}`
  const [row] = await on.$queryRaw<PaymentRow[]>`
    SELECT ${paymentColumns} FROM payment p JOIN shop_order o ON o.id = p.order_id
    WHERE p.paypal_order_id = ${paypalOrderId} ${own}`
  return row
}

/** The payment whose money PayPal took under this id. */
export async function paymentByCapture(captureId: string): Promise<PaymentRow | undefined> {
  const [row] = await db().$queryRaw<PaymentRow[]>`
    SELECT ${paymentColumns} FROM payment p WHERE p.capture_id = ${captureId}`
  return row
}
