import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import type { ShopUser } from '@/lib/platform/identity/user'
import { dayOf } from '@/lib/platform/time/working-days'
import { amountsOf, differenceOf } from '@/lib/sales/books/amounts'
import {
  buyerOf,
  type InvoiceDocument,
  type Sale,
  type SoldLine,
  sellerNow,
} from '@/lib/sales/books/contents'
import { currentDocument } from '@/lib/sales/invoices/queries'
import { insertInvoice, lockOrder, namedLines, takeNumber } from './issue.service'

type CorrectionOrder = {
  orderId: string
  /** The lines as they are owed now; a missing line is owed no more. */
  owed: readonly SoldLine[]
  /** Why, as the accounts read it, in Polish. */
  reason: (before: Sale, after: Sale) => string
  /** Compensation for wear kept beside the sale so far, in grosze; a correction names what was added. */
  keptGrosze?: number
  by?: Pick<ShopUser, 'uid' | 'name'> | undefined
}

/** Corrects an order's invoice to what is owed now and has it mailed. @returns its id; null where nothing changed */
export async function correctInvoice(
  tx: Transaction,
  { orderId, owed, reason, keptGrosze = 0, by }: CorrectionOrder,
): Promise<number | null> {
  const order = await lockOrder(tx, orderId)
  const invoice = await currentDocument(tx, orderId)
  if (!invoice) return null
  // an invoice corrected to zero is over: a sale that is owed again gets a new one
  if (invoice.document.sale.total.grossGrosze === 0) return null
  const before = await withLinesOf(tx, invoice.document.sale, owed)
  const after = amountsOf(
    before.lines.map((line): SoldLine => {
      const { quantity = 0, grossGrosze = 0 } =
        owed.find(({ orderLineId }) => orderLineId === line.orderLineId) ?? {}
      return { ...line, quantity, grossGrosze }
    }),
  )
  const isSame = after.lines.every(({ quantity, grossGrosze }, place) => {
    const line = before.lines[place]
    return line?.quantity === quantity && line.grossGrosze === grossGrosze
  })
  if (isSame) return null
  const newlyKept = Math.max(0, keptGrosze - invoice.keptGrosze)
  const number = await takeNumber(tx, 'correction')
  const difference = differenceOf(before, after)
  const document: InvoiceDocument = {
    ...invoice.document,
    seller: sellerNow(),
    issueDate: dayOf(number.issuedAt),
    sale: after,
    correction: {
      ...invoice.original,
      reason: reason(before, after),
      before,
      difference,
      isPaid:
        order.paidAt !== null || order.payment?.status === 'captured' || order.payment?.status === 'refunded',
      ...(newlyKept ? { keptGrosze: newlyKept } : {}),
    },
  }
  return insertInvoice(tx, {
    number,
    key: `correction:${invoice.originalId}:${invoice.documents}`,
    order,
    document,
    buyer: invoice.buyer ?? buyerOf(order),
    amounts: difference.total,
    correctsId: invoice.originalId,
    by: by ?? null,
  })
}

/** Adds owed lines that the sale lacks, as sold 0 times: goods that had come back may be owed again. */
async function withLinesOf(tx: Transaction, sale: Sale, owed: readonly SoldLine[]): Promise<Sale> {
  const missing = owed.filter(
    ({ orderLineId, grossGrosze }) =>
      grossGrosze > 0 && !sale.lines.some((line) => line.orderLineId === orderLineId),
  )
  if (missing.length === 0) return sale
  const named = await namedLines(tx, missing)
  return amountsOf([...sale.lines, ...named.map((line) => ({ ...line, quantity: 0, grossGrosze: 0 }))])
}
