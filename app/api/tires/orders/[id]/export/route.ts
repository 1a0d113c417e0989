import { answer, handler, route } from '@/lib/http/handler'
import { OrderParams } from '@/lib/http/request/params'
import { orderDocument } from '@/lib/orders/document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: OrderParams }, async ({ params, user }) =>
    answer(200, await orderDocument(params.id, user), {
      'content-disposition': `attachment; filename="trakt-4x4-order-${params.id}.json"`,
    }),
  ),
})
