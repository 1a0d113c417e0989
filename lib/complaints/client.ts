import { call } from '@/lib/http/client'
import type { complaintAnswers } from './rules'
import type { EnteredComplaint } from './schema'

/** A form in which nothing is chosen sends the state that it found, and is told so. */
type Answer = { state: 'received' | (typeof complaintAnswers)[number]; answer: string; version: number }

/** Enters a complaint that did not come through the form. Rejects with a CallError. */
export const enterComplaint = (body: EnteredComplaint) =>
  call<{ id: number }>('/api/admin/complaints', {
    method: 'POST',
    body,
    context: 'Failed to enter the complaint',
  })

/** Records the shop's answer, which is mailed to the buyer. Rejects with a CallError. */
export const answerComplaint = (id: number, answer: Answer) =>
  call<null>(`/api/admin/complaints/${id}`, {
    method: 'PATCH',
    body: answer,
    context: 'Failed to answer the complaint',
  })
