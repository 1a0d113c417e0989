import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import type { ShopUser } from '@/lib/platform/identity/user'
import { toPln } from '@/lib/platform/values/money'
import { dayOf } from '@/lib/platform/values/working-days'
import type { Amounts } from '@/lib/sales/invoices/amounts'
import type { Buyer, InvoiceDocument, SoldLine } from '@/lib/sales/invoices/contents'
import { prepareForKsef } from '@/lib/sales/invoices/ksef/prepare.service'
import {
  type InvoiceKind,
  invoiceNumber,
  type SeriesKind,
  type SeriesPlace,
} from '@/lib/sales/invoices/rules'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'

type Numbered<Kind extends SeriesKind> = SeriesPlace & { kind: Kind; number: string; issuedAt: Date }

/**
 * Takes the next number of a series. The counter's row stays locked until the transaction ends, so that there is no
 * gap and no later number of an earlier date. Call it after everything else is locked.
 */
export async function takeNumber<Kind extends SeriesKind>(
  tx: Transaction,
  kind: Kind,
): Promise<Numbered<Kind>> {
  const now = new Date()
  const month = dayOf(now).slice(0, 7)
  const { last, issuedAt } = await tx
    .insertInto('invoiceCounter')
    .values({ kind, month, last: 1, issuedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'month']).doUpdateSet(({ ref }) => ({
        last: sql<number>`${ref('invoiceCounter.last')} + 1`,
        issuedAt: sql<Date>`greatest(${ref('invoiceCounter.issuedAt')}, ${ref('excluded.issuedAt')})`,
      })),
    )
    .returning(['last', 'issuedAt'])
    .executeTakeFirstOrThrow()
  const place = { kind, month, ordinal: last }
  return { ...place, number: invoiceNumber(place), issuedAt }
}

/** Locked first, so that two presses at once make one invoice, and everything else is locked before the counter. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<Order> {
  await tx.selectFrom('shopOrder').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
  return getOrder(orderId, theShop, tx)
}

type Issued = {
  number: Numbered<InvoiceKind>
  key: string
  order: Order
  document: InvoiceDocument
  buyer: Buyer
  amounts: Amounts
  correctsId: number | null
  /** The invoice, corrected to zero, in whose place it is. */
  replacesId?: number | null
  by: Pick<ShopUser, 'uid' | 'name'> | null
}

/** Stores an invoice with its mail, or its way to KSeF, after which it is mailed, and the administrator who issued it. Returns its id. */
export async function insertInvoice(tx: Transaction, issued: Issued): Promise<number> {
  const { number, key, order, document, buyer, amounts, correctsId, replacesId = null, by } = issued
  const { id } = await tx
    .insertInto('invoice')
    .values({
      ...number,
      ...amounts,
      key,
      correctsId,
      replacesId,
      orderId: order.id,
      locale: order.locale,
      issuedBy: by?.name ?? null,
      document: JSON.stringify(document),
      buyer: JSON.stringify(buyer),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isCompany = order.customerType === 'company' || buyer.taxId !== null
  if (!(await prepareForKsef(tx, { id, isCompany, correctsId })))
    await tell(tx, 'invoice.issued', id, { orderId: order.id, invoiceId: id })
  if (by)
    await recordChange(tx, by, {
      action: number.kind === 'invoice' ? 'invoice.issue' : 'invoice.correct',
      subject: { type: 'invoice', id: number.number },
      before: null,
      after: { orderId: order.id, gross: toPln(amounts.grossGrosze) },
    })
  return id
}

const kinds = { Tire: 'Opona', Wheel: 'Felga', Spacer: 'Dystans' } as const
const RETREAD = 'Opona bieżnikowana'

/** Lines whose names say what was sold: "Trakt Szlak HT 175/80 R16 91T" alone is no name of goods (VAT act, art. 106e sec. 1 no. 7). */
export async function namedLines(tx: Transaction, lines: SoldLine[]): Promise<SoldLine[]> {
  const ids = lines.flatMap(({ orderLineId }) => orderLineId ?? [])
  if (ids.length === 0) return lines
  const sold = await tx
    .selectFrom('orderLine as l')
    .innerJoin('product as p', 'p.id', 'l.productId')
    .select(['l.id', 'l.productType', 'p.retread'])
    .where('l.id', 'in', ids)
    .execute()
  return lines.map((line): SoldLine => {
    const goods = sold.find(({ id }) => id === line.orderLineId)
    if (!goods) return line
    const { productType, retread } = goods
    const kind = productType === 'Tire' && retread ? RETREAD : kinds[productType]
    return { ...line, productType, title: withKind(line.title, kind) }
  })
}

const withKind = (title: string, kind: string): string =>
  title.toLowerCase().includes(kind.toLowerCase()) ? title : `${kind} ${title}`
