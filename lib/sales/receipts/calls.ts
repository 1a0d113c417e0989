import { call, callTable } from '@/lib/platform/api/call-table'
import { csvDownload } from '@/lib/platform/csv/write'
import { recordExport } from '@/lib/shop/exports'
import { registerRecords } from './export'
import { NoteReceipt, RegisterFileQuery } from './schema'
import { noteReceipt } from './service'

export const receipts = callTable(
  call('PUT /api/admin/receipts', 'invoices', { body: NoteReceipt, status: 204 }, noteReceipt),
  call('GET /api/admin/receipts/export', 'invoices', { query: RegisterFileQuery }, async (query, user) => {
    const { register, month, locale } = query
    const records = await registerRecords(query)
    await recordExport(user, {
      kind: 'receipts',
      id: month,
      rows: records.length - 1,
      filter: { register },
    })
    return csvDownload([records], { fileName: `${register}-${month}.csv`, locale })
  }),
)
