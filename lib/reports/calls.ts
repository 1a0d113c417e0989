import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { callTable, handler } from '@/lib/http/handler'
import { reportRecords } from './export'
import { ReportExportQuery } from './schema'

export const reports = callTable({
  'GET /api/admin/reports': handler(
    { user: 'reports', query: ReportExportQuery },
    async ({ query, user }) => {
      const { locale, ...filter } = query
      const { records, rows } = await reportRecords(query)
      await recordExport(user, { kind: 'reports', rows, filter })
      return csvDownload([records], { fileName: `report-${query.by}-${query.from}-${query.to}.csv`, locale })
    },
  ),
})
