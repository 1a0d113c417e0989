import { handler, route } from '@/lib/http/handler'
import { listNews } from '@/lib/news/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', cache: 'public' }, () => listNews()),
})
