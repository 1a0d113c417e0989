'use client'

import { call } from '@/lib/http/client'

/** Has a mail that the shop gave up on tried again. */
export const retryFailedMail = (id: number) => call('POST /api/mail/failed/[id]/retry', { params: { id } })

/** Sends a mail that the shop gave up on to another address, on wish with all later ones about its order. */
export const correctRecipient = (id: number, body: { email: string; isForOrder: boolean }) =>
  call('PUT /api/mail/failed/[id]/recipient', { params: { id }, body })

/** Deletes a mail that the shop gave up on. */
export const dropFailedMail = (id: number) => call('DELETE /api/mail/failed/[id]', { params: { id } })
