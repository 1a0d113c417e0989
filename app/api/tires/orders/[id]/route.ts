import { handler, route } from '@/lib/http/handler'
import { OrderParams } from '@/lib/http/request/params'
import { getOrder } from '@/lib/orders/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: OrderParams }, ({ params, user }) => getOrder(params.id, user)),
})
