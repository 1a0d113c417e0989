import { answer, handler, route } from '@/lib/http/handler'
import { AlertKey } from '@/lib/stock-alerts/schema'
import { confirmAlertByKey, refuseAlertsByKey, removeAlertsByKey } from '@/lib/stock-alerts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler({ user: 'anyone', params: AlertKey }, async ({ params }) => {
    await confirmAlertByKey(params.key)
    return answer(204)
  }),
  // the one click of mail programs (RFC 8058), and the page's button for good
  POST: handler({ user: 'anyone', crossSite: 'one-click', params: AlertKey }, async ({ params }) => {
    await refuseAlertsByKey(params.key)
    return answer(204)
  }),
  DELETE: handler({ user: 'anyone', params: AlertKey }, async ({ params }) => {
    await removeAlertsByKey(params.key)
    return answer(204)
  }),
})
