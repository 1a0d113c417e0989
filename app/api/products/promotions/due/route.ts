import { startAndEndPromotions } from '@/lib/catalog/promotion/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone' }, async () => {
    await startAndEndPromotions()
    return answer(204)
  }),
})
