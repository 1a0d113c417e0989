import { z } from 'zod'
import { blankOr, day } from '@/lib/platform/values/filters'
import { ksefModes } from './rules'

/** Secrets are written and never read back: an empty one leaves what is stored. */
const secret = (most: number) => z.string('invalid_value').trim().max(most, 'too_long').default('')

export const SaveKsef = z.object({
  mode: z.enum(ksefModes, 'unknown_value'),
  /** Whether the seller issues no more than 10,000 PLN a month by invoice. */
  isSmall: z.boolean('required'),
  token: secret(500),
  /** PEM, as is its key. */
  certificate: secret(20_000),
  certificateKey: secret(20_000),
  /** The last day of a failure that the ministry declared. */
  failureEndedOn: blankOr(day),
  /** Deletes the token and the certificate. */
  isForgotten: z.boolean().default(false),
})
export type SaveKsef = z.output<typeof SaveKsef>
export type SaveKsefInput = z.input<typeof SaveKsef>

/** `resend` sends a refused invoice again, `offline` gives the buyer one that waits for its number. */
export const KsefAction = z.object({ action: z.enum(['resend', 'offline'], 'unknown_value') })
export type KsefAction = z.output<typeof KsefAction>
