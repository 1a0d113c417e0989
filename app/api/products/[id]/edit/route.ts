import { editedProduct } from '@/lib/catalog/admin/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

/** A product for the editor, with the version that a save is checked against. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', params: IdParams }, ({ params }) => editedProduct(params.id)),
})
