import { answer, handler, route } from '@/lib/http/handler'
import { NewNews } from '@/lib/news/schema'
import { createNews } from '@/lib/news/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', body: NewNews }, async ({ body, user }) =>
    answer(201, await createNews(body, user)),
  ),
})
