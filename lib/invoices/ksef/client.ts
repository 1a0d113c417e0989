import { call } from '@/lib/http/client'
import type { KsefAction, SaveKsefInput } from './schema'

/** Saves how invoices reach KSeF. */
export const saveKsefSettings = (body: Omit<SaveKsefInput, 'isSmall'> & { isSmall: boolean | null }) =>
  // an answer that nobody has given is refused with its field
  call('PUT /api/admin/ksef', { body: body as SaveKsefInput })

/** Sends a refused invoice again, or gives the buyer one that waits. */
export const actOnKsef = (id: number, { action }: KsefAction) =>
  call('POST /api/admin/invoices/[id]/ksef', { params: { id }, body: { action } })
