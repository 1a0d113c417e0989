import { z } from 'zod'
import { email, line, phone } from '@/lib/core/text'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const controlButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A message to the shop: the specification's template params, and a field that only robots fill in. */
export const ContactMessage = z.object({
  from_name: line('name_required', 100),
  from_email: email,
  phone,
  message: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(5_000, 'too_long')
    .refine((text) => !controlButLines.test(text), 'invalid_value'),
  /** Hidden from people. A robot's text is taken here and refused by the service, which answers it 403. */
  website: z.string().max(2_000, 'too_long').optional(),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Whether a robot filled in what people cannot see. */
export const isRobot = (message: ContactMessage): boolean => Boolean(message.website?.trim())
