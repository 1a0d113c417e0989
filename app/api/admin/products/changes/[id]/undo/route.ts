import { undoBulkChange } from '@/lib/catalog/admin/bulk/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', params: IdParams }, ({ params, user }) =>
    undoBulkChange(params.id, user),
  ),
})
