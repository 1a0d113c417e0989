import { listWheels } from '@/lib/catalog/queries'
import { WheelListQuery } from '@/lib/catalog/schema'
import { handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: WheelListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listWheels(query)
    return listed(products, total)
  }),
})
