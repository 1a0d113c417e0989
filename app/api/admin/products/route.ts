import { BulkChange } from '@/lib/catalog/admin/bulk/rules'
import { changeProducts } from '@/lib/catalog/admin/bulk/service'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'catalogue', body: BulkChange }, ({ body, user }) => changeProducts(body, user)),
})
