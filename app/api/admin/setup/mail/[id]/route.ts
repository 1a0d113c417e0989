import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { testMailNow } from '@/lib/setup/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'settings', params: IdParams }, ({ params, user }) => testMailNow(params.id, user)),
})
