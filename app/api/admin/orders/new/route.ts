import { handler, route } from '@/lib/http/handler'
import { ordersSince } from '@/lib/orders/admin/panel'
import { NewOrdersQuery } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', query: NewOrdersQuery }, async ({ query }) => ({
    count: await ordersSince(new Date(query.since)),
  })),
})
