import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { callTable, handler } from '@/lib/http/handler'
import { registerRecords } from './export'
import { NoteReceipt, RegisterFileQuery } from './schema'
import { noteReceipt } from './service'

export const receipts = callTable({
  'PUT /api/admin/receipts': handler({ user: 'invoices', body: NoteReceipt, status: 204 }, ({ body, user }) =>
    noteReceipt(body, user),
  ),
  'GET /api/admin/receipts/export': handler(
    { user: 'invoices', query: RegisterFileQuery },
    async ({ query, user }) => {
      const { register, month, locale } = query
      const records = await registerRecords(query)
      await recordExport(user, {
        kind: 'receipts',
        id: month,
        rows: records.length - 1,
        filter: { register },
      })
      return csvDownload([records], { fileName: `${register}-${month}.csv`, locale })
    },
  ),
})
