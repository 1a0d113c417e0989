import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { recordExport } from '@/lib/audit/exports'
import { columnMeaning, permittedValues } from '@/lib/catalog/words/field-text'
import type { ErrorCode } from '@/lib/core/errors'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams, LocaleQuery } from '@/lib/http/request/params'
import { beginImport } from './apply'
import { checkAgain, checkFile } from './check'
import { catalogueRecords, countCatalogue } from './export'
import { templateRecords } from './file/template'
import { uploadedCsv } from './file/upload'
import { readJob, readReport, recentJobs } from './queries'
import { reportRecords } from './report'
import { ExportQuery, UploadQuery } from './schema'

export const exchange = callTable({
  'GET /api/admin/catalogue/export': handler(
    { user: 'catalogue', query: ExportQuery.extend(LocaleQuery.shape) },
    async ({ query: { locale, ...selection }, user }) => {
      const fileName = `${selection.type.toLowerCase()}-${selection.state}-${shopToday()}.csv`
      await recordExport(user, {
        kind: 'products',
        id: selection.type,
        rows: await countCatalogue(selection),
        filter: { state: selection.state },
      })
      return csvDownload(catalogueRecords(selection), { fileName, locale })
    },
  ),
  'GET /api/admin/catalogue/template': handler(
    { user: 'catalogue', query: ExportQuery.pick({ type: true }).extend(LocaleQuery.shape) },
    async ({ query: { type, locale } }) => {
      const t = await getTranslations({ locale })
      return csvDownload([templateRecords(type, (column) => columnMeaning(type, column, t))], {
        fileName: `${type.toLowerCase()}-template.csv`,
        locale,
      })
    },
  ),
  'GET /api/admin/import': handler({ user: 'catalogue' }, recentJobs),
  'POST /api/admin/import': handler(
    { user: 'catalogue', query: UploadQuery, takes: 'text/csv', status: 201 },
    ({ request, query, user }) =>
      checkFile(uploadedCsv(request), { type: query.type, fileName: query.name }, user),
  ),
  'GET /api/admin/import/[id]': handler({ user: 'catalogue', params: IdParams }, ({ params }) =>
    readReport(params.id),
  ),
  'POST /api/admin/import/[id]/check': handler({ user: 'catalogue', params: IdParams }, ({ params }) =>
    checkAgain(params.id),
  ),
  'GET /api/admin/import/[id]/report': handler(
    { user: 'catalogue', params: IdParams, query: LocaleQuery },
    async ({ params, query: { locale } }) => {
      const { id, productType } = await readJob(params.id)
      const t = await getTranslations({ locale })
      const words = {
        headings: (['line', 'id', 'verdict', 'column', 'problem', 'was', 'becomes'] as const).map((key) =>
          t(`import.report.${key}`),
        ),
        verdict: (verdict: 'created' | 'changed' | 'unchanged' | 'refused') =>
          t(`import.verdicts.${verdict}`),
        problem: (code: ErrorCode, column: string) => {
          const values = code === 'unknown_value' ? permittedValues(productType, column, t) : []
          return [t(`errors.${code}`), ...values].join(' · ')
        },
      }
      return csvDownload(reportRecords(id, words), { fileName: `import-${id}.csv`, locale })
    },
  ),
  'POST /api/admin/import/[id]/run': handler(
    { user: 'catalogue', params: IdParams, status: 202 },
    async ({ params, user }) => {
      const { job, run } = await beginImport(params.id, user)
      // The import continues after the answer is sent, even when the page is closed.
      after(run)
      return job
    },
  ),
})
