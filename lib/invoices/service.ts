import 'server-only'
import { query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { dayOf } from '@/lib/core/values/working-days'
import type { ShopUser } from '@/lib/identity/user'
import type { Order } from '@/lib/orders/schema'
import { bankAccount } from '@/lib/settings/load'
import { amountsOf } from './amounts'
import {
  buyerOf,
  type InvoiceDocument,
  type InvoicePayment,
  needsSplitPayment,
  sellerNow,
  soldLines,
} from './contents'
import { insertInvoice, lockOrder, takeNumber } from './issuing/issue'
import { namedLines } from './issuing/line-names'
import { readInvoice } from './queries'
import { correctForEarlierReturns } from './refunded'
import type { Invoice } from './schema'

/**
 * Issues the invoice of an order and has it mailed. Of an order that has one, that one is answered.
 *
 * @throws ShopError order.not_found, invoice.order_canceled
 */
export async function issueInvoice(orderId: string, admin: ShopUser): Promise<Invoice> {
  const id = await transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status === 'Canceled') throw new ShopError('invoice.order_canceled')
    return issueOnce(tx, order, admin)
  })
  return readInvoice(id)
}

/**
 * Issues the invoice of a company's order that is on its way, in the transaction of that. A private person gets one on
 * request (Polish VAT act, art. 106b sec. 1 and 3), which an administrator issues.
 */
export async function issueForCompany(tx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order.customerType === 'company') await issueOnce(tx, order, null)
}

async function issueOnce(tx: Transaction, order: Order, admin: ShopUser | null): Promise<number> {
  const key = `order:${order.id}`
  const earlier = await tx.selectFrom('invoice').select('id').where('key', '=', key).executeTakeFirst()
  if (earlier) return earlier.id
  const number = await takeNumber(tx, 'invoice')
  const sale = amountsOf(await namedLines(tx, soldLines(order)))
  const document: InvoiceDocument = {
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    saleDate: await handedOverOn(tx, order.id),
    orderId: order.id,
    payment: paymentOf(order),
    ...(needsSplitPayment(sale, order.customerType === 'company') ? { isSplitPayment: true } : {}),
    sale,
    correction: null,
  }
  const id = await insertInvoice(tx, {
    number,
    key,
    order,
    document,
    buyer: buyerOf(order),
    amounts: sale.total,
    correctsId: null,
    by: admin,
  })
  await correctForEarlierReturns(tx, order.id)
  return id
}

function paymentOf({ payment, paidAt, typeOfPayment }: Order): InvoicePayment {
  const captured = payment?.status === 'captured' ? payment.capturedAt : null
  const paid = captured ?? paidAt
  const type = payment ? 'paypal' : typeOfPayment
  return {
    type,
    paidOn: paid && dayOf(new Date(paid)),
    account: type === 'bank_transfer' && !paid ? (bankAccount() ?? null) : null,
  }
}

/** The day on which the goods left the shop for the buyer; null while they have not. */
async function handedOverOn(tx: Transaction, orderId: string): Promise<string | null> {
  const first = await tx
    .selectFrom('orderStatusChange')
    .select('changedAt')
    .where('orderId', '=', orderId)
    .where('toStatus', 'in', ['Sent', 'Delivered'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first ? dayOf(first.changedAt) : null
}

/**
 * Erases the buyers of invoices that the law no longer wants kept: five years from the end of the year in which they were
 * issued (Polish Tax Ordinance, art. 86). Numbers and amounts stay. Returns how many it was.
 */
export async function eraseOldInvoices(): Promise<number> {
  const { numUpdatedRows } = await query()
    .updateTable('invoice')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('issuedAt', '<', new Date(Date.UTC(new Date().getUTCFullYear() - 5, 0, 1)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
