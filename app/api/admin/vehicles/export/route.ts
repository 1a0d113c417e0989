import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { vehicleRecords } from '@/lib/fitment/vehicles/admin/exchange'
import { handler, route } from '@/lib/http/handler'
import { defaultLocale, locales } from '@/lib/i18n/routing'

const Query = z.object({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { locale }, user }) => {
    const vehicles = await vehicleRecords()
    await recordExport(user, { kind: 'vehicles', rows: vehicles.length - 1 })
    return csvDownload([vehicles], { fileName: `vehicles-${shopToday()}.csv`, locale })
  }),
})
