import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { readJob } from '@/lib/catalog/exchange/queries'
import { reportRecords } from '@/lib/catalog/exchange/report'
import { permittedValues } from '@/lib/catalog/words/field-text'
import type { ErrorCode } from '@/lib/core/errors'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = z.object({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'catalogue', params: IdParams, query: Query },
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
})
