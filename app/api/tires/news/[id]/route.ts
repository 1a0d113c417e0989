import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { getNews } from '@/lib/news/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: IdParams, cache: 'public' }, ({ params }) => getNews(params.id)),
})
