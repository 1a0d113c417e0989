import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { invoiceRecords } from '@/lib/invoices/exports/csv'
import { InvoiceExportQuery } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', query: InvoiceExportQuery }, ({ query }) =>
    csvDownload(invoiceRecords(query.month, query.locale), {
      fileName: `invoices-${query.month}.csv`,
      locale: query.locale,
    }),
  ),
})
