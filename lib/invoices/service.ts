import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { isUniqueViolation } from '@/lib/core/database/outage'
import { query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { dayOf } from '@/lib/core/values/working-days'
import type { ShopUser } from '@/lib/identity/user'
import { getOrder } from '@/lib/orders/queries'
import type { Order } from '@/lib/orders/schema'
import { bankAccount } from '@/lib/settings/load'
import { amountsOf } from './amounts'
import {
  buyerOf,
  correctedSale,
  type InvoiceDocument,
  type InvoicePayment,
  sellerNow,
  soldLines,
  type TakenOff,
} from './document'
import { insertInvoice, takeNumber } from './issue'
import { currentDocument, readInvoice } from './queries'
import type { Invoice } from './schema'

const anybody = { uid: '', isAdmin: true }

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

/** Locked first, so that two presses at once make one invoice, and everything else is locked before the counter. */
async function lockOrder(tx: Transaction, orderId: string): Promise<Order> {
  await tx.selectFrom('shopOrder').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
  return getOrder(orderId, anybody, tx)
}

async function issueOnce(tx: Transaction, order: Order, admin: ShopUser | null): Promise<number> {
  const key = `order:${order.id}`
  const earlier = await tx.selectFrom('invoice').select('id').where('key', '=', key).executeTakeFirst()
  if (earlier) return earlier.id
  const number = await takeNumber(tx, 'invoice')
  const sale = amountsOf(soldLines(order))
  const document: InvoiceDocument = {
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    saleDate: await handedOverOn(tx, order.id),
    orderId: order.id,
    payment: paymentOf(order),
    sale,
    correction: null,
  }
  return insertInvoice(tx, {
    number,
    key,
    order,
    document,
    buyer: buyerOf(order),
    amounts: sale.total,
    correctsId: null,
    by: admin,
  })
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

type CorrectionOrder = {
  /** What the correction is for, such as a refund: the same key again issues nothing. */
  key: string
  orderId: string
  /** As the accounts read it, in Polish. */
  reason: string
  /** What is taken off each line; positive numbers. */
  lines: { orderLineId: number; quantity: number; grossGrosze: number }[]
  /** What is taken off the price of the delivery; positive. */
  deliveryGrosze: number
  by?: Pick<ShopUser, 'uid' | 'name'>
}

/**
 * Issues a correction of an order's invoice and has it mailed, in the caller's transaction: without that, there is
 * neither, and no number is lost. Nothing happens where the order has no invoice, or nothing is taken off.
 *
 * @returns the id of the correction; null where there is none
 * @throws ShopError invoice.too_much_taken_off
 */
export async function issueCorrection(tx: Transaction, correction: CorrectionOrder): Promise<number | null> {
  const { orderId, reason, by } = correction
  const key = `correction:${correction.key}`
  const order = await lockOrder(tx, orderId)
  const earlier = await tx.selectFrom('invoice').select('id').where('key', '=', key).executeTakeFirst()
  if (earlier) return earlier.id
  const invoice = await currentDocument(tx, orderId)
  const takenOff: TakenOff[] = [
    ...correction.lines,
    { orderLineId: null, quantity: 0, grossGrosze: correction.deliveryGrosze },
  ].filter(({ quantity, grossGrosze }) => quantity !== 0 || grossGrosze !== 0)
  if (!invoice || takenOff.length === 0) return null
  const corrected = correctedSale(invoice.document.sale, takenOff)
  if (!corrected) throw new ShopError('invoice.too_much_taken_off')
  const number = await takeNumber(tx, 'correction')
  const { after, difference } = corrected
  const document: InvoiceDocument = {
    ...invoice.document,
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    sale: after,
    correction: { ...invoice.original, reason, before: invoice.document.sale, difference },
  }
  return insertInvoice(tx, {
    number,
    key,
    order,
    document,
    buyer: invoice.buyer ?? buyerOf(order),
    amounts: difference.total,
    correctsId: invoice.originalId,
    by: by ?? null,
  })
}

/**
 * Notes the number that the national system of e-invoices gave to an invoice; an empty one takes it back.
 *
 * @throws ShopError not_found, invoice.ksef_number_taken
 */
export async function noteKsefNumber(id: number, ksefNumber: string, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const before = await tx
      .selectFrom('invoice')
      .select(['number', 'ksefNumber'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new ShopError('not_found')
    const noted = ksefNumber || null
    await tx.updateTable('invoice').set({ ksefNumber: noted }).where('id', '=', id).execute()
    await recordChange(tx, admin, {
      action: 'invoice.ksef',
      subject: { type: 'invoice', id: before.number },
      before: { ksefNumber: before.ksefNumber },
      after: { ksefNumber: noted },
    })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('invoice.ksef_number_taken') : error
  })
}

/**
 * Erases the buyers of invoices that the law no longer wants kept: five years from the end of the year in which they were
 * issued (Polish Tax Ordinance, art. 86). Numbers and amounts stay. Returns how many it was.
 */
export async function eraseOldInvoices(now = new Date()): Promise<number> {
  const { numUpdatedRows } = await query()
    .updateTable('invoice')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('issuedAt', '<', new Date(Date.UTC(now.getUTCFullYear() - 5, 0, 1)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
