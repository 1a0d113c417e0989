import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { reportRecords } from '@/lib/reports/export'
import { ReportExportQuery } from '@/lib/reports/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'reports', query: ReportExportQuery }, ({ query }) =>
    csvDownload(reportRecords(query), {
      fileName: `report-${query.by}-${query.from}-${query.to}.csv`,
      locale: query.locale,
    }),
  ),
})
