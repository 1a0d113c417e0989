import { recordExport, withoutSearch } from '@/lib/audit/exports'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { courierRecords, pickedCourierRecords } from '@/lib/orders/admin/courier-export'
import { countOrdersOf } from '@/lib/orders/admin/panel'
import { CourierExportQuery, MOST_PICKED, pickedIds } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'orders', needs: 'change', query: CourierExportQuery },
    async ({ query, request, user }) => {
      const { picked, ...filter } = query
      const ids = picked ? pickedIds(new URL(request.url)) : null
      const rows = ids ? ids.length : await countOrdersOf({ ...filter, isToSend: true })
      await recordExport(user, {
        kind: 'couriers',
        rows,
        filter: { picked, ...withoutSearch(filter) },
        tellsOwners: rows > MOST_PICKED,
      })
      return csvDownload(ids ? pickedCourierRecords(ids) : courierRecords(query), {
        fileName: `couriers-${shopToday()}.csv`,
        locale: 'en',
      })
    },
  ),
})
