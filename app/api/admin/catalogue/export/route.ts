import { z } from 'zod'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { ExportQuery } from '@/lib/catalog/exchange/schema'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = ExportQuery.extend({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, ({ query: { locale, ...selection } }) => {
    const fileName = `${selection.type.toLowerCase()}-${selection.state}-${shopToday()}.csv`
    return csvDownload(catalogueRecords(selection), { fileName, locale })
  }),
})
