import { z } from 'zod'
import { robotField } from '@/lib/platform/http/robot-field'
import { email, nameLine, paragraphs, phone } from '@/lib/platform/values/text'

/** A message to the shop: the specification's template params, and a field that only robots fill in. */
export const ContactMessage = z.object({
  from_name: nameLine('full_name_required', 100),
  from_email: email,
  phone,
  message: paragraphs('required', 5_000),
  website: robotField,
})
export type ContactMessage = z.output<typeof ContactMessage>
