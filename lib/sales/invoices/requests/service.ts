import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shopToday } from '@/lib/platform/values/clock'
import { buyerOf, isInvoiceBarred } from '@/lib/sales/invoices/contents'
import { getOrder } from '@/lib/sales/orders/queries'
import { receiptOfSale } from '@/lib/sales/receipts/queries'
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
