import { call } from '@/lib/http/client'
import type { NewStockAlert } from './schema'

/** Asks for one mail when a product is back in stock. Rejects with a CallError. */
export const requestStockAlert = (alert: NewStockAlert) =>
  call<null>('/api/stock-alerts', { method: 'POST', body: alert, context: 'Failed to note the address' })

/** Confirms the address of a link that was sent to it. Rejects with a CallError. */
export const confirmStockAlerts = (key: string) =>
  call<null>(`/api/stock-alerts/${encodeURIComponent(key)}`, {
    method: 'PUT',
    context: 'Failed to confirm the address',
  })

/** Deletes the address of a removal link with all that it waits for. Rejects with a CallError. */
export const removeStockAlerts = (key: string) =>
  call<null>(`/api/stock-alerts/${encodeURIComponent(key)}`, {
    method: 'DELETE',
    context: 'Failed to delete the address',
  })
