import { editedProduct } from '@/lib/catalog/admin/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/params'

/** A product as an editor sees it: with the version to save an edit against. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'admin', params: IdParams }, ({ params }) => editedProduct(params.id)),
})
