import { ProductEdit } from '@/lib/catalog/entry'
import { withVersion } from '@/lib/catalog/facts'
import { existingProduct } from '@/lib/catalog/queries'
import { updateProduct } from '@/lib/catalog/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: IdParams, cache: 'public' }, ({ params }) =>
    existingProduct(params.id),
  ),
  PUT: handler({ user: 'admin', params: IdParams, body: ProductEdit }, async ({ params, body, user }) => {
    const { version, ...entry } = body
    return withVersion(await updateProduct(params.id, entry, user, version))
  }),
})
