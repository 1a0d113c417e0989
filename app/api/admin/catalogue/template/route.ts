import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { templateRecords } from '@/lib/catalog/exchange/file/template'
import { ExportQuery } from '@/lib/catalog/exchange/schema'
import { columnMeaning } from '@/lib/catalog/words/field-text'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = ExportQuery.pick({ type: true }).extend({
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { type, locale } }) => {
    const t = await getTranslations({ locale })
    return csvDownload([templateRecords(type, (column) => columnMeaning(type, column, t))], {
      fileName: `${type.toLowerCase()}-template.csv`,
      locale,
    })
  }),
})
