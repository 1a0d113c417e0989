import { answer, handler, route } from '@/lib/http/handler'
import { NewStockAlert } from '@/lib/stock-alerts/schema'
import { noteStockAlert } from '@/lib/stock-alerts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'visitor', body: NewStockAlert }, async ({ body, user, request }) =>
    answer(202, await noteStockAlert(body, user, request.headers)),
  ),
})
