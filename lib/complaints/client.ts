import { call } from '@/lib/http/client'
import type { complaintAnswers } from './rules'
import type { EnteredComplaint } from './schema'

type Answer = { state: (typeof complaintAnswers)[number]; answer: string; version: number }

/** Enters a complaint that did not come through the form. */
export const enterComplaint = (body: EnteredComplaint) => call('POST /api/admin/complaints', { body })

/** Records the shop's answer, which is mailed to the buyer. */
export const answerComplaint = (
  id: number,
  body: Omit<Answer, 'state'> & { state: Answer['state'] | 'received' },
) =>
  // a form in which nothing is chosen sends the state that it found, and is told so
  call('PATCH /api/admin/complaints/[id]', { params: { id }, body: body as Answer })
