'use client'

import { call } from '@/lib/http/client'

/** Has a mail that the shop gave up on tried again. */
export const retryFailedMail = (id: number) =>
  call<object>(`/api/mail/failed/${id}/retry`, { method: 'POST', context: 'Failed to retry the mail' })
