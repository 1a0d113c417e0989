import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { invoiceRecords } from '@/lib/invoices/exports/csv'
import { noteRecords } from '@/lib/invoices/exports/notes'
import { notesOfMonth } from '@/lib/invoices/notes/queries'
import { countInvoices } from '@/lib/invoices/queries'
import { InvoiceExportQuery } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', needs: 'change', query: InvoiceExportQuery }, async ({ query, user }) => {
    const { month, kind, locale } = query
    const notes = kind === 'notes' ? await notesOfMonth(month) : null
    await recordExport(user, {
      kind: 'invoices',
      id: month,
      rows: notes?.length ?? (await countInvoices(month)),
    })
    const batches = notes ? [noteRecords(notes, locale)] : invoiceRecords(month, locale)
    return csvDownload(batches, { fileName: `${notes ? 'debit-notes' : 'invoices'}-${month}.csv`, locale })
  }),
})
