import { call } from '@/lib/platform/http/client'
import type { complaintAnswers } from './rules'

type Answer = { state: (typeof complaintAnswers)[number]; answer: string; version: number }

export const answerComplaint = (
  id: number,
  body: Omit<Answer, 'state'> & { state: Answer['state'] | 'received' },
) =>
  // a form in which nothing is chosen sends the state that it found, and is told so
  call('PATCH /api/admin/complaints/[id]', { params: { id }, body: body as Answer })
