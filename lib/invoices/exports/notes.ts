import 'server-only'
import { toPln } from '@/lib/core/values/money'
import type { Cell } from '@/lib/csv/write'
import type { Locale } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import type { DebitNote } from '@/lib/invoices/notes/note'

/** Debit notes for accounting, a row each, below the headings. */
export function noteRecords(notes: readonly DebitNote[], locale: Locale): Cell[][] {
  const t = wordsOf(locale)
  const columns: [name: string, cell: (note: DebitNote) => Cell][] = [
    [t('invoices.file.number'), ({ number }) => number],
    [t('invoices.file.issueDate'), ({ document }) => document.issueDate],
    [t('invoices.notes.invoice'), ({ document }) => document.invoice.number],
    [t('invoices.file.buyer'), ({ buyer }) => buyer?.name ?? t('invoices.erased')],
    [t('invoices.file.taxId'), ({ buyer }) => buyer?.taxId ?? null],
    [t('invoices.notes.amount'), ({ amountGrosze }) => toPln(amountGrosze)],
    [t('invoices.notes.due'), ({ document }) => toPln(document.dueGrosze)],
    [t('invoices.file.order'), ({ orderId }) => orderId],
  ]
  return [columns.map(([name]) => name), ...notes.map((note) => columns.map(([, cell]) => cell(note)))]
}
