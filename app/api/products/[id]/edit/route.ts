import { withVersion } from '@/lib/catalog/admin/changes'
import { existingProduct } from '@/lib/catalog/product/queries'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/params'

/** A product as an editor sees it: with the version to save an edit against. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'admin', params: IdParams }, async ({ params }) =>
    withVersion(await existingProduct(params.id)),
  ),
})
