import { z } from 'zod'
import { robotField } from '@/lib/platform/http/robot-field'
import { isRowId } from '@/lib/platform/values/row-id'
import { email, nameLine, paragraphs, phone } from '@/lib/platform/values/text'

/** A message to the shop: the specification's template params, and a field that only robots fill in. */
export const ContactMessage = z.object({
  from_name: nameLine('full_name_required', 100),
  from_email: email,
  phone,
  message: paragraphs('required', 5_000),
  product_id: z.number('invalid_number').refine(isRowId, 'invalid_value').optional(),
  website: robotField,
})
export type ContactMessage = z.output<typeof ContactMessage>
