import 'server-only'
import type { Transaction } from '@/lib/core/database/query'
import { ShopError } from '@/lib/core/errors'
import { dayOf } from '@/lib/core/values/working-days'
import type { ShopUser } from '@/lib/identity/user'
import {
  buyerOf,
  correctedSale,
  type InvoiceDocument,
  sellerNow,
  type TakenOff,
} from '@/lib/invoices/contents'
import { currentDocument } from '@/lib/invoices/queries'
import { insertInvoice, lockOrder, takeNumber } from './issue'

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
