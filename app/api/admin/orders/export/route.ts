import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { orderRecords } from '@/lib/orders/admin/export'
import { OrderExportQuery } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: OrderExportQuery }, ({ query }) =>
    csvDownload(orderRecords(query), {
      fileName: `orders-${shopToday()}.csv`,
      locale: query.locale,
    }),
  ),
})
