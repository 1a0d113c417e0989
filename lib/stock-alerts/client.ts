import { call } from '@/lib/http/client'
import type { NewStockAlert } from './schema'

/** Asks for one mail when a product is back in stock; whether the address is asked first. Rejects with a CallError. */
export const requestStockAlert = (alert: NewStockAlert) =>
  call<{ isAsked: boolean }>('/api/stock-alerts', {
    method: 'POST',
    body: alert,
    context: 'Failed to note the address',
  })

/** Confirms the alert of a link that was sent to its address. Rejects with a CallError. */
export const confirmStockAlert = (key: string) =>
  call<null>(`/api/stock-alerts/${encodeURIComponent(key)}`, {
    method: 'PUT',
    context: 'Failed to confirm the alert',
  })

/** Deletes the address of a removal link with all that it waits for. Rejects with a CallError. */
export const removeStockAlerts = (key: string) =>
  call<null>(`/api/stock-alerts/${encodeURIComponent(key)}`, {
    method: 'DELETE',
    context: 'Failed to delete the address',
  })

/** The same, and nobody can have alerts sent to the address any more. Rejects with a CallError. */
export const refuseStockAlerts = (key: string) =>
  call<null>(`/api/stock-alerts/${encodeURIComponent(key)}`, {
    method: 'POST',
    context: 'Failed to refuse alerts',
  })
