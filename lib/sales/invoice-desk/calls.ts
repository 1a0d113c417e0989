import { call, callTable } from '@/lib/platform/api/call-table'
import { csvDownload } from '@/lib/platform/csv/write'
import { ShopError } from '@/lib/platform/errors'
import { invoiceRecords, noteRecords } from '@/lib/sales/invoices/exports/csv'
import { invoicePdfFile, invoiceXmlFile, ksefReceiptFile, notePdfFile } from '@/lib/sales/invoices/files'
import { actOnKsef, noteKsefNumber, saveKsefSettings } from '@/lib/sales/invoices/ksef/service'
import { notesOfMonth } from '@/lib/sales/invoices/notes/queries'
import { countInvoices } from '@/lib/sales/invoices/queries'
import {
  CorrectPrices,
  InvoiceExportQuery,
  InvoiceOfOwnOrder,
  IssueInvoice,
  KsefAction,
  KsefNote,
  SaveKsef,
} from '@/lib/sales/invoices/schema'
import { ownOrder } from '@/lib/sales/orders/parcels/tracking'
import { recordExport } from '@/lib/shop/exports'
import { correctPrices } from './correct-prices.service'
import { issueInvoice, requestInvoice } from './service'

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
    async ({ month, kind, locale }, user) => {
      const notes = kind === 'notes' ? await notesOfMonth(month) : null
      const rows = notes?.length ?? (await countInvoices(month))
      await recordExport(user, { kind: 'invoices', id: month, rows })
      const batches = notes ? [noteRecords(notes, locale)] : invoiceRecords(month, locale)
      return csvDownload(batches, { fileName: `${notes ? 'debit-notes' : 'invoices'}-${month}.csv`, locale })
    },
  ),
  // an owner's alone, as the settings are
  call('POST /api/admin/invoices/prices', 'settings', { body: CorrectPrices }, correctPrices),
  call('PUT /api/admin/ksef', 'settings', { body: SaveKsef }, saveKsefSettings),
  call('GET /api/invoices/[id]', 'customer', invoicePdfFile),
  call('GET /api/invoices/notes/[id]', 'customer', notePdfFile),
  /** The buttons at an order's own address: a form, since opening the address must not issue an invoice. */
  call(
    'POST /api/track/invoice',
    'anyone',
    { body: InvoiceOfOwnOrder, encoding: 'form' },
    async ({ key, invoiceId }) => {
      const order = await ownOrder(key)
      if (!order?.invoices.some(({ id }) => id === invoiceId)) throw new ShopError('not_found')
      return invoicePdfFile(invoiceId, { uid: order.userId, isAdmin: false })
    },
  ),
  call('POST /api/invoices/requests', 'customer', { body: IssueInvoice, status: 204 }, requestInvoice),
)
