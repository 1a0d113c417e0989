import { z } from 'zod'
import type { ErrorCode } from '@/lib/core/errors'
import { isErrorCode } from '@/lib/errors'
import { setOwnCookie } from '@/lib/http/own-cookie'
import { type Locale, localePath } from '@/lib/i18n/routing'
import { STATEMENT_PATH } from './rules'
import { ConfirmedDraft } from './schema'

/** Holds a draft between the steps, so that they work without JavaScript and nothing personal stands in an address. */
export const PENDING_COOKIE = 'trakt-withdrawal'
const MINUTES = 30

const PendingWithdrawal = ConfirmedDraft.extend({
  /** Why it could not be received. */
  failure: z.string().optional(),
  /** When it was received, ISO 8601. */
  submittedAt: z.iso.datetime().optional(),
})
type PendingWithdrawal = z.output<typeof PendingWithdrawal>

/** The draft in a cookie; null for one that is missing or not ours. */
export function readPending(value: string | undefined): PendingWithdrawal | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
    return PendingWithdrawal.safeParse(parsed).data ?? null
  } catch {
    return null
  }
}

/** The code of a failure as the cookie has it. */
export const failureOf = ({ failure }: PendingWithdrawal): ErrorCode | null =>
  failure !== undefined && isErrorCode(failure) ? failure : null

/** Sends the browser to the second step. */
export function showPending(locale: Locale, pending: PendingWithdrawal): Response {
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url')
  return new Response(null, {
    status: 303,
    headers: {
      location: localePath(locale, STATEMENT_PATH),
      'set-cookie': setOwnCookie(PENDING_COOKIE, value, MINUTES * 60),
    },
  })
}
