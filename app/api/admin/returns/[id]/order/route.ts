import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { AssignOrder } from '@/lib/returns/schema'
import { assignOrder } from '@/lib/returns/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', params: IdParams, body: AssignOrder }, async ({ params, body, user }) => {
    await assignOrder(params.id, body, user)
    return answer(204)
  }),
})
