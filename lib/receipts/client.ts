import { call } from '@/lib/http/client'
import type { NoteReceiptInput } from './schema'

/** Notes the receipt of a sale or a return. Rejects with a CallError. */
export const noteReceipt = (body: NoteReceiptInput) =>
  call<null>('/api/admin/receipts', { method: 'PUT', body, context: 'Failed to note the receipt' })
