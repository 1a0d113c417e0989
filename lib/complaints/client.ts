import { call } from '@/lib/http/client'
import type { complaintAnswers } from './rules'

/** A form in which nothing is chosen sends the state that it found, and is told so. */
type Answer = { state: 'received' | (typeof complaintAnswers)[number]; answer: string; version: number }

/** Records the shop's answer, which is mailed to the buyer. Rejects with a CallError. */
export const answerComplaint = (id: number, answer: Answer) =>
  call<null>(`/api/admin/complaints/${id}`, {
    method: 'PATCH',
    body: answer,
    context: 'Failed to answer the complaint',
  })
