import { QuantityPath } from '@/lib/cart/schema'
import { changeQuantity } from '@/lib/cart/service'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler(
    { user: 'customer', params: QuantityPath, owner: (params) => params.userId },
    ({ user, params }) => changeQuantity(user.uid, params.product, params.quantity),
  ),
})
