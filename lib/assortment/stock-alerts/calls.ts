import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { AlertKey, NewStockAlert } from './schema'
import { confirmAlertByKey, noteStockAlert, refuseAlertsByKey, removeAlertsByKey } from './service'

const byKey = { params: AlertKey, status: 204 } as const

export const stockAlerts = callTable(
  call(
    'POST /api/stock-alerts',
    'visitor',
    { body: NewStockAlert, status: 202, answers: z.object({ isAsked: z.boolean() }) },
    (body, user, request) => noteStockAlert(body, user, request.headers),
  ),
  call('PUT /api/stock-alerts/[key]', 'anyone', byKey, confirmAlertByKey),
  // the one click of mail programs (RFC 8058), and the page's button for good
  call('POST /api/stock-alerts/[key]', 'anyone', { ...byKey, crossSite: 'one-click' }, refuseAlertsByKey),
  call('DELETE /api/stock-alerts/[key]', 'anyone', byKey, removeAlertsByKey),
)
