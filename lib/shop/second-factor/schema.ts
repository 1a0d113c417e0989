import { z } from 'zod'

/** A code of the app or a recovery code, as people type it. */
export const FactorCode = z.object({
  code: z
    .string('required')
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'required').max(40, 'factor.wrong_code')),
})
export type FactorCode = z.output<typeof FactorCode>

/** A token at most five minutes old, created after the password was typed again. */
export const EnrollmentStart = z.object({ idToken: z.string('required').min(1, 'required') })

/** What an app needs to make codes; the shop shows it once. */
export type Enrollment = {
  /** In base 32, to type it. */
  key: string
  address: string
}

/** Codes that each sign in once without the app; the shop shows them once. */
export type RecoveryCodes = { recoveryCodes: string[] }

/** The second factor of a member of the staff, as they and the owners see it. */
export type FactorState = { since: string; recoveryCodesLeft: number }
