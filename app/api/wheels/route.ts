import { NewWheel } from '@/lib/catalog/admin/entry'
import { createProduct } from '@/lib/catalog/admin/service'
import { WheelListQuery } from '@/lib/catalog/results/list-query'
import { listProducts } from '@/lib/catalog/results/queries'
import { answer, handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', query: WheelListQuery, cache: 'public' },
    async ({ query: { query, pageSize } }) => {
      const { products, total } = await listProducts(query, pageSize)
      return listed(products, total)
    },
  ),
  POST: handler({ user: 'catalogue', body: NewWheel }, async ({ body, user }) =>
    answer(201, await createProduct({ productType: 'Wheel', ...body }, user)),
  ),
})
