import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { ContactMessage } from './schema'
import { receiveMessage } from './service'

export const contact = callTable(
  call(
    'POST /api/contact',
    'visitor',
    { body: ContactMessage, status: 202, answers: z.object({}) },
    (body, user, request) => receiveMessage(body, user, request.headers),
  ),
)
