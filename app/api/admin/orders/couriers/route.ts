import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { courierRecords, pickedCourierRecords } from '@/lib/orders/admin/courier-export'
import { CourierExportQuery, pickedIds } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: CourierExportQuery }, ({ query, request }) =>
    csvDownload(
      query.picked ? pickedCourierRecords(pickedIds(new URL(request.url))) : courierRecords(query),
      { fileName: `couriers-${shopToday()}.csv`, locale: 'en' },
    ),
  ),
})
