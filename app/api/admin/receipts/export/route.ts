import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { registerRecords } from '@/lib/receipts/export'
import { RegisterFileQuery } from '@/lib/receipts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', query: RegisterFileQuery }, async ({ query, user }) => {
    const { register, month, locale } = query
    const records = await registerRecords(query)
    await recordExport(user, { kind: 'receipts', id: month, rows: records.length - 1, filter: { register } })
    return csvDownload([records], { fileName: `${register}-${month}.csv`, locale })
  }),
})
