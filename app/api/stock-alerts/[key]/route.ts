import { answer, handler, route } from '@/lib/http/handler'
import { RemovalKey } from '@/lib/stock-alerts/schema'
import { confirmAlertsByKey, removeAlertsByKey } from '@/lib/stock-alerts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler({ user: 'anyone', params: RemovalKey }, async ({ params }) => {
    await confirmAlertsByKey(params.key)
    return answer(204)
  }),
  // the one click of mail programs (RFC 8058)
  POST: handler({ user: 'anyone', crossSite: 'one-click', params: RemovalKey }, async ({ params }) => {
    await removeAlertsByKey(params.key)
    return answer(204)
  }),
  DELETE: handler({ user: 'anyone', params: RemovalKey }, async ({ params }) => {
    await removeAlertsByKey(params.key)
    return answer(204)
  }),
})
