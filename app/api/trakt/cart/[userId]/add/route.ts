import { AddToCart } from '@/lib/cart/schema'
import { addToCart } from '@/lib/cart/service'
import { handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler(
    { user: 'customer', params: UserParams, owner: (params) => params.userId, body: AddToCart },
    ({ user, body }) => addToCart(user.uid, body),
  ),
})
