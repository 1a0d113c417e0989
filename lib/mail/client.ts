'use client'

import { call } from '@/lib/http/client'

/** Has a mail that the shop gave up on tried again. */
export const retryFailedMail = (id: number) => call('POST /api/mail/failed/[id]/retry', { params: { id } })

/** Deletes a mail that the shop gave up on. */
export const dropFailedMail = (id: number) => call('DELETE /api/mail/failed/[id]', { params: { id } })
