import { call } from '@/lib/http/client'
import type { ContactMessage } from './schema'

/** Hands a message to the shop; resolves once it is stored for sending. */
export const sendContactMessage = (body: ContactMessage) => call('POST /api/contact', { body })
