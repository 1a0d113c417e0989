import 'server-only'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { shopToday } from '@/lib/core/values/clock'
import type { ShopUser } from '@/lib/identity/user'
import { buyerOf, isInvoiceBarred } from '@/lib/invoices/contents'
import { getOrder } from '@/lib/orders/queries'
import { receiptOfSale } from '@/lib/receipts/queries'
import { lastDayToAsk } from './rules'

/**
 * Notes that the buyer of an order wants an invoice, which the staff then issues. Asked again, or with an invoice issued,
 * nothing changes.
 *
 * @throws ShopError order.not_found for somebody else's, order.changed for a canceled one, order.invoice_late,
 *   order.receipt_without_tax_id
 */
export async function requestInvoice(orderId: string, { uid }: ShopUser): Promise<void> {
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
