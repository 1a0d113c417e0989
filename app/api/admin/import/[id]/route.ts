import { readReport } from '@/lib/catalog/exchange/queries'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', params: IdParams }, ({ params }) => readReport(params.id)),
})
