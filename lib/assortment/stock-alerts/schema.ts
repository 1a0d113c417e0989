import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { email } from '@/lib/platform/values/text'

/** An address that asks for a mail when a sold-out product is back, and a field that only robots fill in. */
export const NewStockAlert = z.object({
  productId: z.number('invalid_number').int('invalid_number'),
  email,
  locale: z.enum(locales, 'unknown_value'),
  /** Hidden from people. A robot's text is taken here and refused by the service, which answers it 403. */
  website: z.string().max(2_000, 'too_long').optional(),
})
export type NewStockAlert = z.output<typeof NewStockAlert>

/** The key of a link in a mail, of a confirmation or a removal. An unknown one removes nothing. */
export const AlertKey = z.object({ key: z.string().regex(/^[\w-]{1,43}(\.[\w-]{43})?$/) })
