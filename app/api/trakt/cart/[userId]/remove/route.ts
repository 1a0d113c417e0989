import { RemoveFromCart } from '@/lib/cart/schema'
import { removeFromCart } from '@/lib/cart/service'
import { answer, handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler(
    { user: 'customer', params: UserParams, owner: (params) => params.userId, body: RemoveFromCart },
    async ({ user, body }) => {
      await removeFromCart(user.uid, body)
      return answer(204)
    },
  ),
})
