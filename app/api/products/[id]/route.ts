import { withVersion } from '@/lib/catalog/admin/changes'
import { deleteDraft } from '@/lib/catalog/admin/delete-draft'
import { ProductEdit } from '@/lib/catalog/admin/entry'
import { updateProduct } from '@/lib/catalog/admin/service'
import { existingProduct } from '@/lib/catalog/product/queries'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: IdParams, cache: 'public' }, ({ params }) =>
    existingProduct(params.id),
  ),
  PUT: handler({ user: 'catalogue', params: IdParams, body: ProductEdit }, async ({ params, body, user }) => {
    const { version, ...entry } = body
    return withVersion(await updateProduct(params.id, entry, user, version))
  }),
  DELETE: handler({ user: 'catalogue', params: IdParams }, async ({ params, user }) => {
    await deleteDraft(params.id, user)
    return answer(204)
  }),
})
