import { ConsentAnswer } from '@/lib/consent/schema'
import { recordConsent } from '@/lib/consent/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'visitor', body: ConsentAnswer }, async ({ body, request }) => {
    await recordConsent(body, request.headers)
    return answer(204)
  }),
})
