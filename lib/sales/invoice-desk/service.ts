import 'server-only'
import { query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shopToday } from '@/lib/platform/time/clock'
import { keptSince } from '@/lib/platform/time/keeping'
import { dayOf } from '@/lib/platform/time/working-days'
import { paymentWays } from '@/lib/platform/values/payment-types'
import { amountsOf, needsSplitPayment } from '@/lib/sales/books/amounts'
import {
  type Buyer,
  buyerOf,
  type InvoiceDocument,
  type InvoicePayment,
  isInvoiceBarred,
  sellerNow,
  soldLines,
} from '@/lib/sales/books/contents'
import { receiptOfSale } from '@/lib/sales/books/sales'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { insertInvoice, lockOrder, namedLines, takeNumber } from '@/lib/sales/invoices/issuing/issue.service'
import { currentDocument, readInvoice } from '@/lib/sales/invoices/queries'
import { lastDayToAsk } from '@/lib/sales/invoices/requests/rules'
import type { Invoice, InvoiceBuyer } from '@/lib/sales/invoices/schema'
import { owedLines, settleSale } from '@/lib/sales/ledger/settle-sale.service'
import { duePaymentState } from '@/lib/sales/orders/due-payment'
import { getOrder } from '@/lib/sales/orders/queries'
import { handedOverStatuses, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { bankAccount } from '@/lib/shop/settings/load'

/**
 * Issues the invoice of an order and has it mailed, or returns the existing one. A different buyer gets a new invoice, and
 * the existing one is corrected to zero: a structured invoice has no other way to change its buyer.
 * @throws ShopError order.not_found, invoice.order_canceled, order.receipt_without_tax_id
 */
export async function issueInvoice(orderId: string, admin: ShopUser, buyer?: InvoiceBuyer): Promise<Invoice> {
  const id = await transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status === 'Canceled') throw new ShopError('invoice.order_canceled')
    if (!buyer) return issueOnce(tx, order, admin)
    const corrected: Buyer = { ...buyer, taxId: buyer.taxId || null }
    const current = await currentDocument(tx, orderId)
    const isAsWanted =
      current?.buyer !== null &&
      Object.entries(corrected).every(([field, value]) => current?.buyer?.[field as keyof Buyer] === value)
    // pressed twice, it says so already
    if (!isAsWanted)
      await correctInvoice(tx, { orderId, owed: [], reason: () => 'Błędne dane nabywcy', by: admin })
    return issueOnce(tx, order, admin, corrected)
  })
  return readInvoice(id)
}

/** Issues a company's invoice as its goods leave; others ask for one (VAT act, art. 106b sec. 1 and 3). */
export async function issueForCompany(tx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order.customerType !== 'company' || isInvoiceBarred(buyerOf(order), await receiptOfSale(orderId, tx)))
    return
  await issueOnce(tx, order, null)
}

/** Issues the invoice of an order, unless one stands. Call it with the order locked. @returns its id */
export async function issueOnce(
  tx: Transaction,
  order: Order,
  admin: ShopUser | null,
  buyer: Buyer = buyerOf(order),
): Promise<number> {
  const earlier = await currentDocument(tx, order.id)
  const owed = await owedLines(tx, order.id)
  // an invoice corrected to zero is over: a sale that is owed again gets a new one
  const isOver = earlier?.document.sale.total.grossGrosze === 0 && owed.some((line) => line.grossGrosze > 0)
  if (earlier && !isOver) return earlier.originalId
  const receipt = await receiptOfSale(order.id, tx)
  if (isInvoiceBarred(buyer, receipt)) throw new ShopError('order.receipt_without_tax_id')
  const number = await takeNumber(tx, 'invoice')
  const lines = earlier ? owed.filter(({ quantity }) => quantity > 0) : soldLines(order)
  const sale = amountsOf(await namedLines(tx, lines))
  const { ossCountry } = await tx
    .selectFrom('shopOrder')
    .select('ossCountry')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const document: InvoiceDocument = {
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    saleDate: await handedOverOn(tx, order),
    orderId: order.id,
    payment: paymentOf(order),
    ...(receipt ? { receiptNumber: receipt.number } : {}),
    ...(ossCountry ? { ossCountry } : {}),
    ...(needsSplitPayment(sale.lines, buyer.taxId !== null, sale.total.grossGrosze)
      ? { isSplitPayment: true }
      : {}),
    sale,
    correction: null,
  }
  const id = await insertInvoice(tx, {
    number,
    key: earlier ? `order:${order.id}:${earlier.documents}` : `order:${order.id}`,
    order,
    document,
    buyer,
    amounts: sale.total,
    correctsId: null,
    replacesId: earlier?.originalId ?? null,
    by: admin,
  })
  await settleSale(tx, order.id, admin ?? undefined)
  return id
}

function paymentOf(order: Order): InvoicePayment {
  const { payment, paidAt } = order
  const captured = payment?.status === 'captured' ? payment.capturedAt : null
  const paid = captured ?? paidAt
  const type = duePaymentState(order) === 'transferAwaited' ? 'bank_transfer' : wayOf(order)
  return {
    type,
    paidOn: paid && dayOf(new Date(paid)),
    account: paymentWays[type].settledBy === 'bank' && !paid ? (bankAccount() ?? null) : null,
  }
}

/** The day on which the goods left the shop for the buyer; null while they have not. */
async function handedOverOn(tx: Transaction, { id, typeOfDelivery }: Order): Promise<string | null> {
  const first = await tx
    .selectFrom('orderStatusChange')
    .select('changedAt')
    .where('orderId', '=', id)
    .where('toStatus', 'in', handedOverStatuses(typeOfDelivery))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first ? dayOf(first.changedAt) : null
}

/** Erases the buyers of documents past their retention; numbers and amounts stay. Returns how many. */
export async function eraseOldInvoices(): Promise<number> {
  let erased = 0
  for (const table of ['invoice', 'debitNote'] as const) {
    const { numUpdatedRows } = await query()
      .updateTable(table)
      .set({ buyer: null })
      .where('buyer', 'is not', null)
      .where('issuedAt', '<', keptSince())
      .executeTakeFirst()
    erased += Number(numUpdatedRows)
  }
  return erased
}

/**
 * Notes that the buyer of an order wants an invoice, which the staff then issues.
 * @throws ShopError order.not_found for somebody else's, order.changed for a canceled one, order.invoice_late,
 *   order.receipt_without_tax_id
 */
export async function requestInvoice({ orderId }: { orderId: string }, { uid }: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    // without a role: the staff asks for its own orders only, as everybody
    const order = await getOrder(orderId, { uid, isAdmin: false }, tx)
    if (order.invoices.length > 0 || order.invoiceRequestedAt) return
    if (order.status === 'Canceled') throw new ShopError('order.changed')
    const last = lastDayToAsk(order)
    if (last !== null && shopToday() > last) throw new ShopError('order.invoice_late')
    if (isInvoiceBarred(buyerOf(order), await receiptOfSale(orderId, tx)))
      throw new ShopError('order.receipt_without_tax_id')
    await tx
      .insertInto('invoiceRequest')
      .values({ orderId })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .execute()
  })
}
