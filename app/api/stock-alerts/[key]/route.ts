import { answer, handler, route } from '@/lib/http/handler'
import { RemovalKey } from '@/lib/stock-alerts/schema'
import { removeAlertsByKey } from '@/lib/stock-alerts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'anyone', params: RemovalKey }, async ({ params }) => {
    await removeAlertsByKey(params.key)
    return answer(204)
  }),
})
