import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { type Query, query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'
import { type OnlineState, type OrderStatus, onlineStates } from './rules'

const order = expressionBuilder<Tables, 'shopOrder'>()

export const hasPayment = (states: readonly OnlineState[]): Expression<SqlBool> =>
  order.exists(
    order
      .selectFrom('payment as p')
      .select('p.id')
      .whereRef('p.orderId', '=', 'shopOrder.id')
      .where('p.status', 'in', states),
  )

/** Orders not noted as paid, and without an online payment in one of these states. */
export const isUnpaid = (states: readonly OnlineState[]): Expression<SqlBool> =>
  order.and([order('paidAt', 'is', null), order.not(hasPayment(states))])

/** The sum of an order's invoices and corrections, from the view of the ledger. */
export const invoicedGrosze = (orderId: Expression<string>) =>
  sql<number>`(SELECT invoiced_grosze + corrected_grosze FROM order_ledger WHERE order_id = ${orderId})`

/** Whether the order came with both consents: a call may leave them out. */
export const hasConsents = async (orderId: string): Promise<boolean> =>
  (await query()
    .selectFrom('shopOrder')
    .select('id')
    .where('id', '=', orderId)
    .where('privacyConsentAt', 'is not', null)
    .where('commercialConsentAt', 'is not', null)
    .executeTakeFirst()) !== undefined

/** An order's payment for administrators only: PayPal's `captureId` lets its holder refund. @throws ShopError order.not_found */
export async function paymentRecord(orderId: string, on: Query = query()) {
  const record = await on
    .selectFrom('shopOrder')
    .select('paidByName')
    .select(({ selectFrom }) =>
      selectFrom('payment as p')
        .select('p.captureId')
        .whereRef('p.orderId', '=', 'shopOrder.id')
        .where('p.status', 'in', onlineStates)
        .as('captureId'),
    )
    .select(['status', 'canceledSale'])
    .select(({ ref }) => invoicedGrosze(ref('shopOrder.id')).as('invoicedGrosze'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
  const { status, canceledSale, invoicedGrosze: owedGrosze, ...rest } = record
  const hasInvoice = owedGrosze > 0
  return { ...rest, hasInvoice, isSaleOpen: hasInvoice && status === 'Canceled' && canceledSale === null }
}
export type PaymentRecord = Awaited<ReturnType<typeof paymentRecord>>

/** An account's orders that are neither on their way nor paid, oldest first. */
export const openOrders = (userId: string) =>
  query()
    .selectFrom('shopOrder')
    .select(['id', 'status', 'totalGrosze'])
    .$narrowType<{ status: OrderStatus }>()
    .where('userId', '=', userId)
    .where('status', 'in', ['Pending', 'In Processing'])
    .where(isUnpaid(['captured', 'pending', 'review']))
    .orderBy('orderDate')
    .orderBy('id')
    .execute()

/** How many orders of an account `cancelOrdersOfCustomer` would cancel now, and what they come to in grosze. */
export async function cancelableOrders(userId: string): Promise<{ count: number; grosze: number }> {
  const orders = await openOrders(userId)
  return { count: orders.length, grosze: orders.reduce((sum, { totalGrosze }) => sum + totalGrosze, 0) }
}
