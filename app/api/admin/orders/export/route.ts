import { recordExport, withoutSearch } from '@/lib/audit/exports'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { handler, route } from '@/lib/http/handler'
import { orderRecords } from '@/lib/orders/admin/export'
import { countOrdersOf } from '@/lib/orders/admin/panel'
import { OrderExportQuery } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', needs: 'change', query: OrderExportQuery }, async ({ query, user }) => {
    const { locale: _, ...filter } = query
    const rows = await countOrdersOf(filter)
    await recordExport(user, { kind: 'orders', rows, filter: withoutSearch(filter), tellsOwners: true })
    return csvDownload(orderRecords(query), {
      fileName: `orders-${shopToday()}.csv`,
      locale: query.locale,
    })
  }),
})
