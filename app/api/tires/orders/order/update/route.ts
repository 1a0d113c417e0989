import { handler, route } from '@/lib/http/handler'
import { OrderUpdate } from '@/lib/orders/schema'
import { updateOrderStatus } from '@/lib/orders/update'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'admin', body: OrderUpdate, encoding: 'form' }, ({ body, user }) =>
    updateOrderStatus(body, user),
  ),
})
