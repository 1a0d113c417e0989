import { handler, route } from '@/lib/http/handler'
import { pendingOrders } from '@/lib/orders/admin/panel'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders' }, async () => ({ count: await pendingOrders() })),
})
