import { call } from '@/lib/http/client'
import type { KsefAction, SaveKsefInput } from './schema'

/** Saves how invoices reach KSeF. Rejects with a CallError. */
export const saveKsefSettings = (settings: Omit<SaveKsefInput, 'isSmall'> & { isSmall: boolean | null }) =>
  call<unknown>('/api/admin/ksef', {
    method: 'PUT',
    body: settings,
    context: 'Failed to save the KSeF settings',
  })

/** Sends a refused invoice again, or gives the buyer one that waits. Rejects with a CallError. */
export const actOnKsef = (id: number, { action }: KsefAction) =>
  call<null>(`/api/admin/invoices/${id}/ksef`, {
    method: 'POST',
    body: { action },
    context: 'Failed to change the way to KSeF',
  })
