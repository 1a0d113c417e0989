import { z } from 'zod'
import { email, nameLine, paragraphs, phone } from '@/lib/core/values/text'

/** Hidden from people. A robot's text is taken here and refused by the service, which answers it 403. */
export const robotField = z.string().max(2_000, 'too_long').optional()

/** A message to the shop: the specification's template params, and a field that only robots fill in. */
export const ContactMessage = z.object({
  from_name: nameLine('full_name_required', 100),
  from_email: email,
  phone,
  message: paragraphs('required', 5_000),
  website: robotField,
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Whether a robot filled in what people cannot see. */
export const isRobot = ({ website }: Pick<ContactMessage, 'website'>): boolean => Boolean(website?.trim())
