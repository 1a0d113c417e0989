import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'

export const NewTestMail = z.object({ locale: z.enum(locales, 'unknown_value') })
export type NewTestMail = z.output<typeof NewTestMail>

/** What became of a test mail; `reason` is what Resend answered last. `unaddressed`: its owner's account has no address. */
export type TestMail = {
  id: number
  state: 'waiting' | 'sent' | 'failed' | 'unaddressed'
  reason: string | null
}
