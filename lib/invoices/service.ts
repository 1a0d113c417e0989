import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { isUniqueViolation } from '@/lib/core/database/outage'
import { query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { keptSince } from '@/lib/core/values/keeping'
import { dayOf } from '@/lib/core/values/working-days'
import type { ShopUser } from '@/lib/identity/user'
import { owedLines, settleSale } from '@/lib/ledger/settle'
import type { Order } from '@/lib/orders/schema'
import { bankAccount } from '@/lib/settings/load'
import { amountsOf } from './amounts'
import { buyerOf, type InvoiceDocument, type InvoicePayment, sellerNow, soldLines } from './contents'
import { insertInvoice, lockOrder, takeNumber } from './issuing/issue'
import { currentDocument, readInvoice } from './queries'
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
  const earlier = await currentDocument(tx, order.id)
  const owed = await owedLines(tx, order.id)
  // one that was corrected to zero stands for nothing any more: what is owed again is invoiced anew
  const isOver = earlier?.document.sale.total.grossGrosze === 0 && owed.some((line) => line.grossGrosze > 0)
  if (earlier && !isOver) return earlier.originalId
  const number = await takeNumber(tx, 'invoice')
  const sale = amountsOf(earlier ? owed.filter(({ quantity }) => quantity > 0) : soldLines(order))
  const document: InvoiceDocument = {
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    saleDate: await handedOverOn(tx, order.id),
    orderId: order.id,
    payment: paymentOf(order),
    sale,
    correction: null,
  }
  const id = await insertInvoice(tx, {
    number,
    key: earlier ? `order:${order.id}:${earlier.documents}` : `order:${order.id}`,
    order,
    document,
    buyer: buyerOf(order),
    amounts: sale.total,
    correctsId: null,
    replacesId: earlier?.originalId ?? null,
    by: admin,
  })
  await settleSale(tx, order.id, admin ?? undefined)
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
 * Erases the buyers of invoices that need not be kept any more. Numbers and amounts stay. Returns how many it was.
 */
export async function eraseOldInvoices(): Promise<number> {
  const { numUpdatedRows } = await query()
    .updateTable('invoice')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('issuedAt', '<', keptSince())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
