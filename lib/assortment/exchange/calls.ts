import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { columnMeaning, permittedValues } from '@/lib/catalog/words/field-text'
import { csvDownload } from '@/lib/platform/csv/write'
import type { ErrorCode } from '@/lib/platform/errors'
import { call, callTable } from '@/lib/platform/http/call-table'
import { LocaleQuery } from '@/lib/platform/http/request/params'
import { shopToday } from '@/lib/platform/values/clock'
import { recordExport } from '@/lib/shop/audit/exports'
import { beginImport } from './apply.service'
import { checkAgain, checkFile } from './check.service'
import { uploadedCsv } from './file/decode'
import { readJob, readReport, recentJobs } from './queries'
import { catalogueRecords, countCatalogue, reportRecords, templateRecords } from './records'
import { ExportQuery, UploadQuery } from './schema'

export const exchange = callTable(
  call(
    'GET /api/admin/catalogue/export',
    'catalogue',
    { query: ExportQuery.extend(LocaleQuery.shape) },
    async ({ locale, ...selection }, user) => {
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
  call(
    'GET /api/admin/catalogue/template',
    'catalogue',
    { query: ExportQuery.pick({ type: true }).extend(LocaleQuery.shape) },
    async ({ type, locale }) => {
      const t = await getTranslations({ locale })
      return csvDownload([templateRecords(type, (column) => columnMeaning(type, column, t))], {
        fileName: `${type.toLowerCase()}-template.csv`,
        locale,
      })
    },
  ),
  call('GET /api/admin/import', 'catalogue', recentJobs),
  call(
    'POST /api/admin/import',
    'catalogue',
    { query: UploadQuery, takes: 'text/csv', status: 201 },
    (query, user, request) =>
      checkFile(uploadedCsv(request), { type: query.type, fileName: query.name }, user),
  ),
  call('GET /api/admin/import/[id]', 'catalogue', readReport),
  call('POST /api/admin/import/[id]/check', 'catalogue', checkAgain),
  call('GET /api/admin/import/[id]/report', 'catalogue', { query: LocaleQuery }, async (id, { locale }) => {
    const { productType } = await readJob(id)
    const t = await getTranslations({ locale })
    const words = {
      headings: (['line', 'id', 'verdict', 'column', 'problem', 'was', 'becomes'] as const).map((key) =>
        t(`import.report.${key}`),
      ),
      verdict: (verdict: 'created' | 'changed' | 'unchanged' | 'refused') => t(`import.verdicts.${verdict}`),
      problem: (code: ErrorCode, column: string) => {
        const values = code === 'unknown_value' ? permittedValues(productType, column, t) : []
        return [t(`errors.${code}`), ...values].join(' · ')
      },
    }
    return csvDownload(reportRecords(id, words), { fileName: `import-${id}.csv`, locale })
  }),
  call('POST /api/admin/import/[id]/run', 'catalogue', { status: 202 }, async (id, user) => {
    const { job, run } = await beginImport(id, user)
    // The import continues after the answer is sent, even when the page is closed.
    after(run)
    return job
  }),
)
