import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import type { Locale } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import type { RateSum } from '@/lib/sales/books/amounts'
import { isVehiclePart, ossMark } from '@/lib/sales/books/amounts'
import type { InvoiceDocument } from '@/lib/sales/books/contents'
import { VEHICLE_PARTS } from '@/lib/sales/invoices/ksef/xml'
import type { DebitNote } from '@/lib/sales/invoices/notes/queries'
import { invoicesOfMonth } from '@/lib/sales/invoices/queries'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { wordsOf } from '@/lib/shop/texts/translator'

/** A month's invoices for accounting: a row for each rate of tax of each, of corrections with the differences. */
export async function* invoiceRecords(month: string, locale: Locale): AsyncGenerator<Cell[][]> {
  const t = wordsOf(locale)
  const columns: [name: string, cell: (invoice: Invoice, sum: RateSum) => Cell][] = [
    [t('invoices.file.kind'), ({ kind }) => t(`invoices.kinds.${kind}`)],
    [t('invoices.file.number'), ({ number }) => number],
    [t('invoices.file.corrected'), ({ document }) => document.correction?.number ?? null],
    [t('invoices.file.reason'), ({ document }) => document.correction?.reason ?? null],
    [t('invoices.file.issueDate'), ({ document }) => document.issueDate],
    [t('invoices.file.saleDate'), ({ document }) => document.saleDate],
    [t('invoices.file.buyer'), ({ buyer }) => buyer?.name ?? t('invoices.erased')],
    [t('invoices.file.taxId'), ({ buyer }) => buyer?.taxId ?? null],
    [t('invoices.file.address'), ({ buyer }) => buyer && `${buyer.address}, ${buyer.postCode} ${buyer.city}`],
    [t('invoices.file.country'), ({ buyer }) => buyer && countryName(t, buyer.country)],
    [
      t('invoices.file.oss'),
      ({ buyer, document }, sum) => ossMark(document.ossCountry, sum, buyer?.country ?? ''),
    ],
    [t('invoices.file.rate'), (_, { vatRate }) => vatRate],
    [t('invoices.file.net'), (_, { netGrosze }) => moneyCell(netGrosze)],
    [t('invoices.file.vat'), (_, { vatGrosze }) => moneyCell(vatGrosze)],
    [t('invoices.file.gross'), (_, { grossGrosze }) => moneyCell(grossGrosze)],
    [t('invoices.file.payment'), ({ document }) => t(`invoice.pdf.${document.payment.type}`)],
    [t('invoices.file.paidOn'), ({ document }) => document.payment.paidOn],
    [t('invoices.file.order'), ({ orderId }) => orderId],
    [t('invoices.file.ksef'), ({ ksefNumber }) => ksefNumber],
    [t('invoices.file.document'), documentMarker],
    [t('invoices.file.markers'), ({ document }, sum) => markersOf(document, sum)],
    [t('invoices.file.procedures'), ({ document }) => proceduresOf(document)],
  ]
  yield [columns.map(([name]) => name)]
  const invoices = await invoicesOfMonth(month)
  yield invoices.flatMap((invoice) =>
    (invoice.document.correction?.difference ?? invoice.document.sale).rates.map((sum) =>
      columns.map(([, cell]) => cell(invoice, sum)),
    ),
  )
}

/** The mark that the ledger of VAT (JPK_V7) wants of an invoice without a number of KSeF: outside of it, or not there yet. */
function documentMarker({ ksef, ksefNumber }: Invoice): string | null {
  if (ksefNumber) return null
  return ksef ? 'OFF' : 'BFK'
}

const markersOf = ({ sale, correction }: InvoiceDocument, { vatRate }: RateSum): string | null =>
  (correction?.before ?? sale).lines.some((line) => line.vatRate === vatRate && isVehiclePart(line))
    ? VEHICLE_PARTS
    : null

const proceduresOf = ({ isSplitPayment, receiptNumber }: InvoiceDocument): string =>
  [isSplitPayment ? 'MPP' : '', receiptNumber === undefined ? '' : 'FP'].filter(Boolean).join(' ')

/** Debit notes for accounting, a row each, below the headings. */
export function noteRecords(notes: readonly DebitNote[], locale: Locale): Cell[][] {
  const t = wordsOf(locale)
  const columns: [name: string, cell: (note: DebitNote) => Cell][] = [
    [t('invoices.file.number'), ({ number }) => number],
    [t('invoices.file.issueDate'), ({ document }) => document.issueDate],
    [t('invoices.notes.invoice'), ({ document }) => document.invoice.number],
    [t('invoices.file.buyer'), ({ buyer }) => buyer?.name ?? t('invoices.erased')],
    [t('invoices.file.taxId'), ({ buyer }) => buyer?.taxId ?? null],
    [t('invoices.notes.amount'), ({ amountGrosze }) => moneyCell(amountGrosze)],
    [t('invoices.notes.due'), ({ document }) => moneyCell(document.dueGrosze)],
    [t('invoices.file.order'), ({ orderId }) => orderId],
    [t('receipts.columns.return'), ({ withdrawalId }) => withdrawalId],
  ]
  return [columns.map(([name]) => name), ...notes.map((note) => columns.map(([, cell]) => cell(note)))]
}
