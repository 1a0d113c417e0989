import { call } from '@/lib/platform/http/client'
import type { SaveKsefInput } from '@/lib/sales/invoices/schema'

export const saveKsefSettings = (body: Omit<SaveKsefInput, 'isSmall'> & { isSmall: boolean | null }) =>
  // an answer that nobody has given is refused with its field
  call('PUT /api/admin/ksef', { body: body as SaveKsefInput })
