import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { BACK_KEY, ownOrder } from '@/lib/sales/orders/parcels/tracking'
import { isCaller } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { presentPayment, quotePayment } from '@/lib/sales/payments/queries'
import type { PayOwnOrder } from '@/lib/sales/payments/schema'
import { openPayment } from './service'

/**
 * PayPal's page for an order, asked for at the order's own address. An attempt that leads back elsewhere is given up:
 * there the buyer may not be signed in. Counted by sender: a person who got the mail forwarded must not use up the
 * buyer's limit.
 * @throws ShopError not_found, and what openPayment throws
 */
export async function payOwnOrder({ key, typeOfPayment }: PayOwnOrder, headers: Headers) {
  const order = await ownOrder(key)
  if (!order) throw new ShopError('not_found')
  const live = await query()
    .selectFrom('payment')
    .select('paypalOrderId')
    .where('orderId', '=', order.id)
    .where('status', '=', 'created')
    .executeTakeFirst()
  const instead = live?.paypalOrderId ?? undefined
  const wanted = { orderId: order.id, typeOfPayment, instead }
  const { payAt } = await openPayment(wanted, {
    uid: order.userId,
    backTo: `/track/${BACK_KEY}?order=${order.id}&`,
    countedBy: `order:${order.id} visitor:${clientAddress(headers)}`,
  })
  return { payAt }
}

/** How an order stands with its payment, at its own address. `isBack`: PayPal's page led back as from a payment. */
export async function ownPayment(order: Order, isBack: boolean) {
  const quote = await quotePayment(order.id, { uid: order.userId })
  const { payable, refusal, wallet } = quote
  const attempt = payable ? await presentPayment(order.id) : undefined
  return {
    quote,
    /** Whether PayPal's page can have led back from an attempt: anybody can type such an address. */
    hasAttempt: attempt !== undefined,
    /** Whether the attempt that PayPal's page led back from may still be confirmed by the bank. */
    isWaiting: isBack && refusal === null && attempt?.status === 'created',
    /** Whether the payment page has PayPal's own buttons for it, where its buyer can sign in. */
    isWalletOpen: payable && wallet !== null && !isCaller(order.userId),
  }
}
