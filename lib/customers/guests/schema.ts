import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { email } from '@/lib/platform/values/text'

const idToken = z.string('required').min(1, 'required').max(4_096, 'too_long')

/** The e-mail address of a guest. */
export const GuestAddress = z.object({ email })
export type GuestAddress = z.output<typeof GuestAddress>

/** Six digits, with or without spaces. */
export const GuestCode = z.object({
  code: z
    .string('code_required')
    .max(40, 'wrong_code')
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(
      z
        .string()
        .min(1, 'code_required')
        .regex(/^\d{6}$/, 'wrong_code'),
    ),
})
export type GuestCode = z.output<typeof GuestCode>

export const AskForCode = GuestAddress.extend({ idToken, locale: z.enum(locales, 'unknown_value') })
export type AskForCode = z.output<typeof AskForCode>

export const ConfirmAddress = GuestCode.extend({ idToken })
export type ConfirmAddress = z.output<typeof ConfirmAddress>
