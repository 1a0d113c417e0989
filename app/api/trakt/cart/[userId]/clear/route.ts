import { clearCart } from '@/lib/cart/service'
import { answer, handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler(
    { user: 'customer', params: UserParams, owner: (params) => params.userId },
    async ({ user }) => {
      await clearCart(user.uid)
      return answer(204)
    },
  ),
})
