import 'server-only'
import { db } from '@/lib/platform/database/db'
import { type Query, query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { Buyer, InvoiceDocument } from '@/lib/sales/books/contents'
import { type InvoiceKind, invoiceNumber, type SeriesKind } from '@/lib/sales/document-numbers'
import { type OrderReader, seesAll } from '@/lib/sales/orders/queries'
import { isForBuyer, type KsefState } from './ksef/rules'

export const selectInvoices = (on: Query = query()) =>
  on
    .selectFrom('invoice')
    .leftJoin('invoice as corrected', 'corrected.id', 'invoice.correctsId')
    .leftJoin('ksefDocument as ksef', 'ksef.invoiceId', 'invoice.id')
    .select(['invoice.id', 'invoice.kind', 'invoice.number', 'invoice.issuedAt', 'invoice.orderId'])
    .select(['invoice.locale', 'invoice.document', 'invoice.buyer', 'invoice.ksefNumber'])
    .select(['invoice.netGrosze', 'invoice.vatGrosze', 'invoice.grossGrosze'])
    .select(['corrected.ksefNumber as correctedKsefNumber', 'ksef.state as ksefState', 'ksef.isOffline'])
    .select(['ksef.certificateLink', 'ksef.hash as ksefHash', 'ksef.problem as ksefProblem'])
    .select(({ eb }) => eb('ksef.upo', 'is not', null).as('hasReceipt'))
    .$narrowType<{ kind: InvoiceKind; locale: Locale; ksefState: KsefState | null }>()

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number]

/** The casts are safe: only `insertInvoice` writes the two, from these types, and a trigger keeps them as they are. */
export const toInvoice = ({
  document,
  buyer,
  issuedAt,
  ksefState,
  isOffline,
  certificateLink,
  ksefHash,
  ksefProblem,
  hasReceipt,
  ...row
}: InvoiceRow) => ({
  ...row,
  /** Null where it does not go to KSeF. */
  ksef: ksefState && {
    state: ksefState,
    isOffline: isOffline ?? false,
    certificateLink,
    hash: ksefHash,
    problem: ksefProblem,
    hasReceipt: Boolean(hasReceipt),
  },
  issuedAt: issuedAt.toISOString(),
  document: document as unknown as InvoiceDocument,
  /** Null once the law lets the shop forget who bought. */
  buyer: buyer as unknown as Buyer | null,
})
export type Invoice = ReturnType<typeof toInvoice>

/** @throws ShopError not_found */
export async function readInvoice(id: number): Promise<Invoice> {
  const row = await selectInvoices().where('invoice.id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found')
  return toInvoice(row)
}

/** An invoice for its buyer, once it has its number in KSeF, or for who may see all. @throws ShopError not_found */
export async function invoiceFor(id: number, reader: OrderReader): Promise<Invoice> {
  const invoices = selectInvoices().where('invoice.id', '=', id)
  const row = await (seesAll('invoices', reader)
    ? invoices
    : invoices.innerJoin('shopOrder as o', 'o.id', 'invoice.orderId').where('o.userId', '=', reader.uid)
  ).executeTakeFirstOrThrow(() => new ShopError('not_found'))
  const invoice = toInvoice(row)
  if (!seesAll('invoices', reader) && !isForBuyer(invoice.ksef)) throw new ShopError('not_found')
  return invoice
}

export async function invoicesOfOrder(orderId: string): Promise<Invoice[]> {
  const rows = await selectInvoices().where('invoice.orderId', '=', orderId).orderBy('invoice.id').execute()
  return rows.map(toInvoice)
}

/** The invoices of a user's orders, for them to take along. */
export async function invoicesOfUser(userId: string) {
  const rows = await selectInvoices()
    .innerJoin('shopOrder as o', 'o.id', 'invoice.orderId')
    .where('o.userId', '=', userId)
    .orderBy('invoice.id')
    .execute()
  return rows
    .map(toInvoice)
    .filter(({ ksef }) => isForBuyer(ksef))
    .map(({ id: _, correctedKsefNumber: __, ksef: ___, ...invoice }) => invoice)
}

/** An order's sale as its last invoice and the corrections of that leave it; null without an invoice. */
export async function currentDocument(on: Query, orderId: string) {
  const rows = await selectInvoices(on).where('invoice.orderId', '=', orderId).orderBy('invoice.id').execute()
  const [original, last] = [rows.findLast(({ kind }) => kind === 'invoice'), rows.at(-1)]
  if (!original || !last) return null
  const { number, ksefNumber, document, buyer } = toInvoice(original)
  return {
    originalId: original.id,
    documents: rows.length,
    /** The deductions for wear that its documents name already. */
    keptGrosze: rows.reduce((sum, row) => sum + (toInvoice(row).document.correction?.keptGrosze ?? 0), 0),
    original: { number, issueDate: document.issueDate, ksefNumber },
    document: toInvoice(last).document,
    buyer,
  }
}

/** The months in which something was issued, the latest first. */
export async function monthsWithInvoices(): Promise<string[]> {
  const rows = await query()
    .selectFrom('invoiceCounter')
    .select('month')
    .distinct()
    .orderBy('month', 'desc')
    .execute()
  return rows.map(({ month }) => month)
}

/** Everything issued in a month (`2026-11`), in the order of the numbers: invoices, then corrections. */
export async function invoicesOfMonth(month: string): Promise<Invoice[]> {
  const rows = await selectInvoices()
    .where('invoice.month', '=', month)
    .orderBy('invoice.kind', 'desc')
    .orderBy('invoice.ordinal')
    .execute()
  return rows.map(toInvoice)
}

export const countInvoices = (month: string): Promise<number> => db().invoice.count({ where: { month } })

/** Numbers of a month that were given out before a backup was put back: the first and last of each range. */
export async function gapsOfMonth(month: string) {
  const gaps = await query()
    .selectFrom('invoiceGap')
    .select(['kind', 'first', 'last', 'notedAt', 'notedBy'])
    .where('month', '=', month)
    .orderBy('kind', 'desc')
    .orderBy('first')
    .$narrowType<{ kind: SeriesKind }>()
    .execute()
  return gaps.map(({ kind, first, last, notedAt, notedBy }) => ({
    first: invoiceNumber({ kind, month, ordinal: first }),
    last: invoiceNumber({ kind, month, ordinal: last }),
    notedAt: notedAt.toISOString(),
    notedBy,
  }))
}
