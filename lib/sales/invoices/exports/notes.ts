import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { DebitNote } from '@/lib/sales/invoices/notes/note'
import { wordsOf } from '@/lib/shop/texts/translator'

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
