import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { reportRecords } from '@/lib/reports/export'
import { ReportExportQuery } from '@/lib/reports/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'reports', query: ReportExportQuery }, async ({ query, user }) => {
    const { locale, ...filter } = query
    const { records, rows } = await reportRecords(query)
    await recordExport(user, { kind: 'reports', rows, filter })
    return csvDownload([records], { fileName: `report-${query.by}-${query.from}-${query.to}.csv`, locale })
  }),
})
