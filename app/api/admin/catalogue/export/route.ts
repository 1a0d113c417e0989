import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { catalogueRecords, countCatalogue } from '@/lib/catalog/exchange/export'
import { ExportQuery } from '@/lib/catalog/exchange/schema'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = ExportQuery.extend({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { locale, ...selection }, user }) => {
    const fileName = `${selection.type.toLowerCase()}-${selection.state}-${shopToday()}.csv`
    await recordExport(user, {
      kind: 'products',
      id: selection.type,
      rows: await countCatalogue(selection),
      filter: { state: selection.state },
    })
    return csvDownload(catalogueRecords(selection), { fileName, locale })
  }),
})
