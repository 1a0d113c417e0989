import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { getOrder } from '@/lib/orders/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'customer', params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }) },
    ({ params, user }) => getOrder(params.id, user),
  ),
})
