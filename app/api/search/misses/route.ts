import { recordMiss } from '@/lib/catalog/search/misses/misses'
import { MissedSearch } from '@/lib/catalog/search/misses/schema'
import { answer, handler, route } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: MissedSearch }, async ({ body, request }) => {
    await recordMiss(body.question, clientAddress(request.headers))
    return answer(204)
  }),
})
