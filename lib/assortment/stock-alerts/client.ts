import { call } from '@/lib/platform/http/client'

/** Confirms the alert of a link that was sent to its address. */
export const confirmStockAlert = (key: string) => call('PUT /api/stock-alerts/[key]', { params: { key } })

/** Deletes the address of a removal link with all that it waits for. */
export const removeStockAlerts = (key: string) => call('DELETE /api/stock-alerts/[key]', { params: { key } })

/** The same, and nobody can have alerts sent to the address any more. */
export const refuseStockAlerts = (key: string) => call('POST /api/stock-alerts/[key]', { params: { key } })
