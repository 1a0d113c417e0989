import 'server-only'
import { type ErrorResponse, Resend } from 'resend'
import { env } from '@/lib/platform/runtime/env'
import { shop } from '@/lib/platform/shop-details'
import type { Mail } from './template'

export const resendPatience = { ms: 15_000 }

/** `never`: this mail will be refused however often it is sent. `quota`: the provider sends nothing more for now. */
export type SendOutcome =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'again'; reason: string }
  | { kind: 'never'; reason: string }
  | { kind: 'quota'; reason: string }

/** The end of the names of the errors with which Resend says that the day's or the month's mails are used up. */
export const QUOTA_SPENT = '_quota_exceeded'

export const mailSender = (): string => env().MAIL_FROM ?? `${shop.name} <${shop.email}>`

/** Hands a mail to Resend. The same key is one mail, however often it is handed over within 24 hours. */
export async function sendThroughResend(mail: Mail, key: string): Promise<SendOutcome> {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env()
  const resend = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {})
  // The SDK hands unknown options to fetch. `redirect: 'error'` keeps a mail from following a redirect to another host.
  const options = { idempotencyKey: key, signal: AbortSignal.timeout(resendPatience.ms), redirect: 'error' }
  const { data, error } = await resend.emails.send({ from: mailSender(), ...mail }, options)
  if (typeof data?.id === 'string' && data.id) return { kind: 'sent', providerId: data.id }
  return error ? outcomeOf(error) : { kind: 'again', reason: 'Resend answered without an id' }
}

function outcomeOf({ name, statusCode, message }: ErrorResponse): SendOutcome {
  const reason = `${statusCode ?? 'no answer'} ${name}: ${message}`.slice(0, 500)
  // the key has been used for a mail in other words (the template changed in between): that one went out
  if (name === 'invalid_idempotent_request') return { kind: 'sent', providerId: null }
  if (name.endsWith(QUOTA_SPENT)) return { kind: 'quota', reason }
  const isWrongMail = statusCode === 400 || statusCode === 413 || statusCode === 422
  return { kind: isWrongMail ? 'never' : 'again', reason }
}
