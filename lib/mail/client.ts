'use client'

import { call } from '@/lib/http/client'

/** Has a mail that the shop gave up on tried again. */
export const retryFailedMail = (id: number) =>
  call<object>(`/api/mail/failed/${id}/retry`, { method: 'POST', context: 'Failed to retry the mail' })

/** Sends a mail that the shop gave up on to another address, on wish with all later ones about its order. */
export const correctRecipient = (id: number, corrected: { email: string; isForOrder: boolean }) =>
  call<object>(`/api/mail/failed/${id}/recipient`, {
    method: 'PUT',
    body: corrected,
    context: 'Failed to correct the address of the mail',
  })

/** Deletes a mail that the shop gave up on. */
export const dropFailedMail = (id: number) =>
  call<undefined>(`/api/mail/failed/${id}`, { method: 'DELETE', context: 'Failed to delete the mail' })
