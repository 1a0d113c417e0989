import { ContactMessage } from '@/lib/contact/schema'
import { receiveMessage } from '@/lib/contact/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'visitor', body: ContactMessage }, async ({ body, user, request }) => {
    await receiveMessage(body, user, request.headers)
    return answer(202, {})
  }),
})
