import { listTires } from '@/lib/catalog/queries'
import { NewTire, TireListQuery } from '@/lib/catalog/schema'
import { createTire } from '@/lib/catalog/service'
import { answer, handler, listed, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: TireListQuery, cache: 'public' }, async ({ query }) => {
    const { products, total } = await listTires(query)
    return listed(products, total)
  }),
  POST: handler({ user: 'admin', body: NewTire }, async ({ body }) => answer(201, await createTire(body))),
})
