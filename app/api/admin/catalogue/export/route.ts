import { z } from 'zod'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { ExportQuery } from '@/lib/catalog/exchange/schema'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = ExportQuery.extend({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, ({ query: { locale, ...selection } }) => {
    const day = new Date().toISOString().slice(0, 10)
    const fileName = `${selection.type.toLowerCase()}-${selection.state}-${day}.csv`
    return csvDownload(catalogueRecords(selection), { fileName, locale })
  }),
})
