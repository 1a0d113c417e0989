import { call } from '@/lib/http/client'
import type { ComplaintState } from './rules'

type Answer = { state: ComplaintState; answer: string; version: number }

/** Records the shop's answer, which is mailed to the buyer. Rejects with a CallError. */
export const answerComplaint = (id: number, answer: Answer) =>
  call<null>(`/api/admin/complaints/${id}`, {
    method: 'PATCH',
    body: answer,
    context: 'Failed to answer the complaint',
  })
