import { adjustStock } from '@/lib/catalog/admin/stock'
import { StockAdjustment } from '@/lib/catalog/admin/stock-adjustment'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', params: IdParams, body: StockAdjustment }, ({ params, body, user }) =>
    adjustStock(params.id, body, user),
  ),
})
