import { SearchedCar } from '@/lib/fitment/vehicles/admin/schema'
import { recordMiss } from '@/lib/fitment/vehicles/search/misses'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: SearchedCar }, async ({ body }) => {
    await recordMiss(body.question)
    return answer(204)
  }),
})
