import { answer, handler, route } from '@/lib/http/handler'
import { FactorCode } from '@/lib/second-factor/schema'
import { confirmSignIn } from '@/lib/second-factor/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', fresh: true, body: FactorCode }, async ({ body, user, request }) => {
    await confirmSignIn(body, user, request.headers)
    return answer(204)
  }),
})
