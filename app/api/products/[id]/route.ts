import { withVersion } from '@/lib/catalog/admin/changes'
import { ProductEdit } from '@/lib/catalog/admin/entry'
import { updateProduct } from '@/lib/catalog/admin/service'
import { existingProduct } from '@/lib/catalog/product/queries'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: IdParams, cache: 'public' }, ({ params }) =>
    existingProduct(params.id),
  ),
  PUT: handler({ user: 'admin', params: IdParams, body: ProductEdit }, async ({ params, body, user }) => {
    const { version, ...entry } = body
    return withVersion(await updateProduct(params.id, entry, user, version))
  }),
})
