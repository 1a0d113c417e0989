import { enterComplaint } from '@/lib/complaints/enter'
import { EnteredComplaint } from '@/lib/complaints/schema'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: EnteredComplaint }, async ({ body, user }) =>
    answer(201, { id: await enterComplaint(body, user) }),
  ),
})
