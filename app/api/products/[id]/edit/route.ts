import { withVersion } from '@/lib/catalog/admin/changes'
import { existingProduct } from '@/lib/catalog/product/queries'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/params'

/** A product for the editor, with the version that a save is checked against. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'admin', params: IdParams }, async ({ params }) =>
    withVersion(await existingProduct(params.id)),
  ),
})
