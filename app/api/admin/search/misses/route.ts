import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { missRecords } from '@/lib/catalog/search/misses/export'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = z.object({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { locale }, user }) => {
    const misses = await missRecords(locale)
    await recordExport(user, { kind: 'misses', rows: misses.length - 1 })
    return csvDownload([misses], { fileName: `searches-${shopToday()}.csv`, locale })
  }),
})
