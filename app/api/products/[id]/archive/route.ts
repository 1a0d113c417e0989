import { archiveProduct } from '@/lib/catalog/admin/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', params: IdParams }, ({ params, user }) =>
    archiveProduct(params.id, user),
  ),
})
