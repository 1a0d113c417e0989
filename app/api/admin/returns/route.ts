import { answer, handler, route } from '@/lib/http/handler'
import { OpenReturn } from '@/lib/returns/schema'
import { openReturn } from '@/lib/returns/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: OpenReturn }, async ({ body, user }) =>
    answer(201, { id: await openReturn(body, user) }),
  ),
})
