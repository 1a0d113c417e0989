import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { csvDownload } from '@/lib/csv/write'
import { vehicleRecords } from '@/lib/fitment/vehicles/admin/exchange'
import { handler, route } from '@/lib/http/handler'
import { locales } from '@/lib/i18n/routing'

const Query = z.object({ locale: z.enum(locales, 'unknown_value').default('pl') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: Query }, async ({ query: { locale }, user }) => {
    const day = new Date().toISOString().slice(0, 10)
    const vehicles = await vehicleRecords()
    await recordExport(user, { kind: 'vehicles', rows: vehicles.length - 1 })
    return csvDownload([vehicles], { fileName: `vehicles-${day}.csv`, locale })
  }),
})
