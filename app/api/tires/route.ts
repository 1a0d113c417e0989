import { NewTire } from '@/lib/catalog/entry'
import { listTires } from '@/lib/catalog/queries'
import { TireListQuery } from '@/lib/catalog/schema'
import { createProduct } from '@/lib/catalog/service'
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
