import { ComplaintAnswer } from '@/lib/complaints/schema'
import { answerComplaint } from '@/lib/complaints/service'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler(
    { user: 'orders', params: IdParams, body: ComplaintAnswer },
    async ({ params, body, user }) => {
      await answerComplaint(params.id, body, user)
      return answer(204)
    },
  ),
})
