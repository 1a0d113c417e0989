import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { invoiceRecords } from '@/lib/invoices/exports/csv'
import { countInvoices } from '@/lib/invoices/queries'
import { InvoiceExportQuery } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', needs: 'change', query: InvoiceExportQuery }, async ({ query, user }) => {
    const { month, locale } = query
    await recordExport(user, { kind: 'invoices', id: month, rows: await countInvoices(month) })
    return csvDownload(invoiceRecords(month, locale), { fileName: `invoices-${month}.csv`, locale })
  }),
})
