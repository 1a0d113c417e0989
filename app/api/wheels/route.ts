import { NewWheel } from '@/lib/catalog/admin/entry'
import { createProduct } from '@/lib/catalog/admin/service'
import { listWheels } from '@/lib/catalog/product/queries'
import { WheelListQuery } from '@/lib/catalog/product/schema'
import { answer, handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: WheelListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listWheels(query)
    return listed(products, total)
  }),
  POST: handler({ user: 'admin', body: NewWheel }, async ({ body, user }) =>
    answer(201, await createProduct({ productType: 'Wheel', ...body }, user)),
  ),
})
