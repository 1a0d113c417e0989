import { call } from '@/lib/http/client'
import type { ContactMessage } from './schema'

/** Hands a message to the shop; resolves once it is stored for sending. Rejects with a CallError. */
export const sendContactMessage = (message: ContactMessage) =>
  call<null>('/api/contact', { method: 'POST', body: message, context: 'Failed to send the message' })
