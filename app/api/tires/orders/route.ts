import { handler, listed, route } from '@/lib/http/handler'
import { listOrders } from '@/lib/orders/admin/panel'
import { OrderListQuery } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: OrderListQuery }, async ({ query }) => {
    const { orders, total } = await listOrders(query)
    return listed(orders, total)
  }),
})
