import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { call, callTable } from '@/lib/http/call-table'
import { invoiceRecords } from './exports/csv'
import { invoicePdfFile, invoiceXmlFile, ksefReceiptFile } from './files'
import { KsefAction, SaveKsef } from './ksef/schema'
import { actOnKsef, noteKsefNumber, saveKsefSettings } from './ksef/service'
import { countInvoices } from './queries'
import { requestInvoice } from './requests/service'
import { InvoiceExportQuery, IssueInvoice, KsefNote } from './schema'
import { issueInvoice } from './service'

export const invoices = callTable(
  call('POST /api/admin/invoices', 'orders', { body: IssueInvoice }, (body, user) =>
    issueInvoice(body.orderId, user, body.buyer),
  ),
  call('PATCH /api/admin/invoices/[id]', 'invoices', { body: KsefNote, status: 204 }, (id, body, user) =>
    noteKsefNumber(id, body.ksefNumber, user),
  ),
  call('GET /api/admin/invoices/[id]/ksef', 'invoices', invoiceXmlFile),
  call('POST /api/admin/invoices/[id]/ksef', 'invoices', { body: KsefAction, status: 204 }, actOnKsef),
  call('GET /api/admin/invoices/[id]/upo', 'invoices', ksefReceiptFile),
  call(
    'GET /api/admin/invoices/export',
    'invoices',
    { needs: 'change', query: InvoiceExportQuery },
    async (query, user) => {
      const { month, locale } = query
      await recordExport(user, { kind: 'invoices', id: month, rows: await countInvoices(month) })
      return csvDownload(invoiceRecords(month, locale), { fileName: `invoices-${month}.csv`, locale })
    },
  ),
  call('PUT /api/admin/ksef', 'settings', { body: SaveKsef }, saveKsefSettings),
  call('GET /api/invoices/[id]', 'customer', invoicePdfFile),
  call('POST /api/invoices/requests', 'customer', { body: IssueInvoice, status: 204 }, (body, user) =>
    requestInvoice(body.orderId, user),
  ),
)
