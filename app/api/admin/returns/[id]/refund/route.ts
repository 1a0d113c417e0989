import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { refundReturn } from '@/lib/returns/refund'
import { RefundReturn } from '@/lib/returns/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', params: IdParams, body: RefundReturn }, ({ params, body, user }) =>
    refundReturn(params.id, body, user),
  ),
})
