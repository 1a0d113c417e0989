import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'

/** What a visitor answered. An earlier version may come from a page that was opened before the words changed. */
export const ConsentAnswer = z.object({
  /** A random number of the browser, made for this and used for nothing else. */
  visitor: z.uuid('invalid_value'),
  granted: z.boolean('invalid_value'),
  version: z.iso.date('invalid_value'),
  locale: z.enum(locales, 'unknown_value'),
})
export type ConsentAnswer = z.output<typeof ConsentAnswer>
