import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { invoiceRecords } from './exports/csv'
import { invoicePdfFile, invoiceXmlFile, ksefReceiptFile } from './files'
import { KsefAction, SaveKsef } from './ksef/schema'
import { actOnKsef, noteKsefNumber, saveKsefSettings } from './ksef/service'
import { countInvoices } from './queries'
import { requestInvoice } from './requests/service'
import { InvoiceExportQuery, IssueInvoice, KsefNote } from './schema'
import { issueInvoice } from './service'

export const invoices = callTable({
  'POST /api/admin/invoices': handler({ user: 'orders', body: IssueInvoice }, ({ body, user }) =>
    issueInvoice(body.orderId, user, body.buyer),
  ),
  'PATCH /api/admin/invoices/[id]': handler(
    { user: 'invoices', params: IdParams, body: KsefNote, status: 204 },
    ({ params, body, user }) => noteKsefNumber(params.id, body.ksefNumber, user),
  ),
  'GET /api/admin/invoices/[id]/ksef': handler({ user: 'invoices', params: IdParams }, ({ params, user }) =>
    invoiceXmlFile(params.id, user),
  ),
  'POST /api/admin/invoices/[id]/ksef': handler(
    { user: 'invoices', params: IdParams, body: KsefAction, status: 204 },
    ({ params, body, user }) => actOnKsef(params.id, body, user),
  ),
  'GET /api/admin/invoices/[id]/upo': handler({ user: 'invoices', params: IdParams }, ({ params, user }) =>
    ksefReceiptFile(params.id, user),
  ),
  'GET /api/admin/invoices/export': handler(
    { user: 'invoices', needs: 'change', query: InvoiceExportQuery },
    async ({ query, user }) => {
      const { month, locale } = query
      await recordExport(user, { kind: 'invoices', id: month, rows: await countInvoices(month) })
      return csvDownload(invoiceRecords(month, locale), { fileName: `invoices-${month}.csv`, locale })
    },
  ),
  'PUT /api/admin/ksef': handler({ user: 'settings', body: SaveKsef }, ({ body, user }) =>
    saveKsefSettings(body, user),
  ),
  'GET /api/invoices/[id]': handler({ user: 'customer', params: IdParams }, ({ params, user }) =>
    invoicePdfFile(params.id, user),
  ),
  'POST /api/invoices/requests': handler(
    { user: 'customer', body: IssueInvoice, status: 204 },
    ({ body, user }) => requestInvoice(body.orderId, user),
  ),
})
