import { answer, handler, route } from '@/lib/http/handler'
import { announceDueNews } from '@/lib/news/due'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone' }, async () => {
    await announceDueNews()
    return answer(204)
  }),
})
