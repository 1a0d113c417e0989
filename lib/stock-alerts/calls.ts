import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { AlertKey, NewStockAlert } from './schema'
import { confirmAlertByKey, noteStockAlert, refuseAlertsByKey, removeAlertsByKey } from './service'

export const stockAlerts = callTable({
  'POST /api/stock-alerts': handler(
    { user: 'visitor', body: NewStockAlert, status: 202, answers: z.object({ isAsked: z.boolean() }) },
    ({ body, user, request }) => noteStockAlert(body, user, request.headers),
  ),
  'PUT /api/stock-alerts/[key]': handler({ user: 'anyone', params: AlertKey, status: 204 }, ({ params }) =>
    confirmAlertByKey(params.key),
  ),
  // the one click of mail programs (RFC 8058), and the page's button for good
  'POST /api/stock-alerts/[key]': handler(
    { user: 'anyone', crossSite: 'one-click', params: AlertKey, status: 204 },
    ({ params }) => refuseAlertsByKey(params.key),
  ),
  'DELETE /api/stock-alerts/[key]': handler({ user: 'anyone', params: AlertKey, status: 204 }, ({ params }) =>
    removeAlertsByKey(params.key),
  ),
})
