import { handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'
import { ordersOfUser } from '@/lib/orders/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: UserParams, owner: (params) => params.userId }, ({ user }) =>
    ordersOfUser(user.uid),
  ),
})
