import { handler, route } from '@/lib/http/handler'
import { OrderUpdate } from '@/lib/orders/admin/schema'
import { updateOrderStatus } from '@/lib/orders/admin/update'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'orders', body: OrderUpdate, encoding: 'form' }, ({ body, user }) =>
    updateOrderStatus(body, user),
  ),
})
