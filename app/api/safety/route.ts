import { answer, handler, route } from '@/lib/http/handler'
import { SafetyReport } from '@/lib/safety/schema'
import { receiveReport } from '@/lib/safety/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'visitor', body: SafetyReport }, async ({ body, request }) => {
    await receiveReport(body, request.headers)
    return answer(202, {})
  }),
})
