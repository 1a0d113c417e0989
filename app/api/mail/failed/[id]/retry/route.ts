import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { retryMail } from '@/lib/mail/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', params: IdParams }, async ({ params, user }) => {
    await retryMail(params.id, user)
    return answer(202, {})
  }),
})
