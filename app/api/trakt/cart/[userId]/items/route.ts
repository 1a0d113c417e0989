import { cartItems } from '@/lib/cart/queries'
import { handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: UserParams, owner: (params) => params.userId }, ({ user }) =>
    cartItems(user.uid),
  ),
})
