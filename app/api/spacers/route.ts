import { NewSpacer } from '@/lib/catalog/admin/entry'
import { createProduct } from '@/lib/catalog/admin/service'
import { listSpacers } from '@/lib/catalog/product/queries'
import { SpacerListQuery } from '@/lib/catalog/product/schema'
import { answer, handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: SpacerListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listSpacers(query)
    return listed(products, total)
  }),
  POST: handler({ user: 'admin', body: NewSpacer }, async ({ body, user }) =>
    answer(201, await createProduct({ productType: 'Spacer', ...body }, user)),
  ),
})
