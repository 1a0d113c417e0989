import { PickerQuery } from '@/lib/catalog/admin/list-query'
import { productsToOrder } from '@/lib/catalog/admin/queries'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: PickerQuery }, ({ query }) => productsToOrder(query.search)),
})
