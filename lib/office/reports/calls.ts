import { call, callTable } from '@/lib/platform/api/call-table'
import { csvDownload } from '@/lib/platform/csv/write'
import { recordExport } from '@/lib/shop/exports'
import { reportExport } from './export'
import { ReportExportQuery } from './schema'

export const reports = callTable(
  call('GET /api/admin/reports', 'reports', { query: ReportExportQuery }, async (query, user) => {
    const { locale, ...filter } = query
    const { records, rows } = await reportExport(query)
    await recordExport(user, { kind: 'reports', rows, filter })
    return csvDownload([records], { fileName: `report-${query.by}-${query.from}-${query.to}.csv`, locale })
  }),
)
