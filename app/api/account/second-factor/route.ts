import { answer, handler, route } from '@/lib/http/handler'
import { EnrollmentStart, FactorCode } from '@/lib/second-factor/schema'
import { beginEnrollment, finishEnrollment, turnOff } from '@/lib/second-factor/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', fresh: true, body: EnrollmentStart }, ({ body, user }) =>
    beginEnrollment(body, user),
  ),

  PUT: handler({ user: 'customer', fresh: true, body: FactorCode }, ({ body, user, request }) =>
    finishEnrollment(body, user, request.headers),
  ),

  DELETE: handler({ user: 'customer', fresh: true, body: FactorCode }, async ({ body, user }) => {
    await turnOff(body, user)
    return answer(204)
  }),
})
