import { handler, route } from '@/lib/http/handler'
import { cancelOrdersOfCustomer } from '@/lib/orders/admin/cancel-customer'
import { CancelCustomer } from '@/lib/orders/admin/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: CancelCustomer }, ({ body, user }) =>
    cancelOrdersOfCustomer(body.userId, user),
  ),
})
