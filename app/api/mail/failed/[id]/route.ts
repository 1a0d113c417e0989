import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { dropMail } from '@/lib/mail/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'orders', params: IdParams }, async ({ params, user }) => {
    await dropMail(params.id, user)
    return answer(204)
  }),
})
