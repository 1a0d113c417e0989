import { z } from 'zod'
import { TitleQuery } from '@/lib/catalog/results/list-query'
import { searchTitles } from '@/lib/catalog/search/queries'
import { handler, listed, route } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'
import { consume } from '@/lib/limits/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', params: z.object({ title: z.string() }), query: TitleQuery, cache: 'public' },
    async ({ params, query, request }) => {
      await consume(['titleSearches', clientAddress(request.headers)])
      const { products, total, more } = await searchTitles(params.title, query)
      return listed(products, total, more.length > 0)
    },
  ),
})
