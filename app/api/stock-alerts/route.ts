import { answer, handler, route } from '@/lib/http/handler'
import { NewStockAlert } from '@/lib/stock-alerts/schema'
import { noteStockAlert } from '@/lib/stock-alerts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: NewStockAlert }, async ({ body, request }) => {
    await noteStockAlert(body, request.headers)
    return answer(202, {})
  }),
})
