import { SearchedCar } from '@/lib/fitment/vehicles/admin/schema'
import { recordMiss } from '@/lib/fitment/vehicles/search/misses'
import { answer, handler, route } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: SearchedCar }, async ({ body, request }) => {
    await recordMiss(body.question, clientAddress(request.headers))
    return answer(204)
  }),
})
