import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { ContactMessage } from './schema'
import { receiveMessage } from './service'

export const contact = callTable({
  'POST /api/contact': handler(
    { user: 'visitor', body: ContactMessage, status: 202, answers: z.object({}) },
    ({ body, user, request }) => receiveMessage(body, user, request.headers),
  ),
})
