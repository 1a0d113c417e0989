import { call } from '@/lib/http/client'
import type { NoteReceiptInput } from './schema'

/** Notes the receipt of a sale or a return. */
export const noteReceipt = (body: NoteReceiptInput) => call('PUT /api/admin/receipts', { body })
