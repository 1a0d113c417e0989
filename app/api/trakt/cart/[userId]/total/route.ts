import { cartTotal } from '@/lib/cart/queries'
import { toPln } from '@/lib/core/values/money'
import { handler, route } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: UserParams, owner: (params) => params.userId }, async ({ user }) =>
    toPln(await cartTotal(user.uid)),
  ),
})
