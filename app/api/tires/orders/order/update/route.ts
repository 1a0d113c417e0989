import { handler, route } from '@/lib/http/handler'
import { updateOrderStatus } from '@/lib/orders/admin/update'
import { OrderUpdate } from '@/lib/orders/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'orders', body: OrderUpdate, encoding: 'form' }, ({ body, user }) =>
    updateOrderStatus(body, user),
  ),
})
