import { NewTire } from '@/lib/catalog/admin/entry'
import { createProduct } from '@/lib/catalog/admin/service'
import { listTires } from '@/lib/catalog/product/queries'
import { TireListQuery } from '@/lib/catalog/product/schema'
import { answer, handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: TireListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listTires(query)
    return listed(products, total)
  }),
  POST: handler({ user: 'admin', body: NewTire }, async ({ body, user }) =>
    answer(201, await createProduct({ productType: 'Tire', ...body }, user)),
  ),
})
