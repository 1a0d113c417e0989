import { listSpacers } from '@/lib/catalog/queries'
import { SpacerListQuery } from '@/lib/catalog/schema'
import { handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: SpacerListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listSpacers(query)
    return listed(products, total)
  }),
})
