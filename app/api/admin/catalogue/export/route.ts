import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { catalogueRecords, countCatalogue } from '@/lib/catalog/exchange/export'
import { ExportQuery } from '@/lib/catalog/exchange/schema'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { locales } from '@/lib/i18n/routing'

const Query = ExportQuery.extend({ locale: z.enum(locales, 'unknown_value').default('pl') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { locale, ...selection }, user }) => {
    const day = new Date().toISOString().slice(0, 10)
    const fileName = `${selection.type.toLowerCase()}-${selection.state}-${day}.csv`
    await recordExport(user, {
      kind: 'products',
      id: selection.type,
      rows: await countCatalogue(selection),
      filter: { state: selection.state },
    })
    return csvDownload(catalogueRecords(selection), { fileName, locale })
  }),
})
