import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Outcome, startStandIn } from '../stand-in'

const failure = (statusCode: number, name: string, message: string): Answer => ({
  status: statusCode,
  body: { statusCode, name, message },
})

/** Nothing done; with `refused` this mail can never be sent. */
const failures = {
  error: failure(500, 'internal_server_error', 'An unexpected error occurred.'),
  busy: failure(503, 'service_unavailable', 'Service temporarily unavailable.'),
  limited: failure(429, 'rate_limit_exceeded', 'Too many requests. You can only make 2 requests per second.'),
  unknown: failure(401, 'invalid_api_key', 'API key is invalid'),
  unverified: failure(403, 'validation_error', 'The domain is not verified.'),
  refused: failure(422, 'validation_error', 'Invalid `to` field.'),
}

/**
 * - `slow`: accepted, but the answer is late · `reset`: the connection breaks, nothing done · `moved`: 307, nothing done
 * - `lost`: accepted, but the connection breaks before the answer · `anonymous`: accepted, but the answer has no id
 * - `garbage`: nothing done, 200 with a body that is not JSON
 */
const breaks = ['slow', 'reset', 'moved', 'lost', 'garbage', 'anonymous'] as const
export type MailFault = (typeof breaks)[number] | keyof typeof failures
export const mailFaults: MailFault[] = [...breaks, ...(Object.keys(failures) as (keyof typeof failures)[])]
const SLOW_MS = 20_000

type Mail = Record<string, unknown>

/** The running stand-in; `url` is for RESEND_BASE_URL. */
export type ResendStandIn = Awaited<ReturnType<typeof startResend>>

/**
 * Starts a stand-in for Resend's API. It accepts mails, deduplicates them by Idempotency-Key, and fails on demand.
 * It keeps everything in memory only. Throws `LocalError`.
 */
export async function startResend({ port, apiKey }: { port: number; apiKey: string }) {
  /** The accepted mails, each once. */
  const sent: { id: string; key: string | null; mail: Mail }[] = []
  /** Every request to send a mail. */
  const exchanges: { key: string | null }[] = []
  /** Faults for the next requests, one each. */
  const faults: MailFault[] = []
  /** How many mails are accepted; to the next ones the day's quota is used up. */
  const quota = { daily: Number.POSITIVE_INFINITY }
  const byKey = new Map<string, { body: string; id: string }>()

  async function serve(request: IncomingMessage, text: string): Promise<Outcome> {
    const path = `${request.method} ${request.url}`
    if (request.headers.authorization !== `Bearer ${apiKey}`) return failures.unknown
    if (path === 'GET /domains') return { status: 200, body: { data: [] } }
    if (path !== 'POST /emails') return failure(404, 'not_found', 'The requested endpoint does not exist')

    const fault = faults.shift()
    if (fault === 'reset') return 'reset'
    if (fault === 'moved') return { status: 307, headers: { location: '/emails' } }
    const key = [request.headers['idempotency-key']].flat()[0] ?? null
    exchanges.push({ key })
    if (fault === 'garbage') return { status: 200, body: '<html>Sorry</html>' }
    if (fault && fault in failures) return failures[fault as keyof typeof failures]
    const answer = accept(text, key)
    if (fault === 'slow') await sleep(SLOW_MS, undefined, { ref: false })
    if (fault === 'lost') return 'reset'
    return fault === 'anonymous' ? { status: 200, body: {} } : answer
  }

  function accept(text: string, key: string | null): Answer {
    const mail = parsed(text)
    const problem = problemOf(mail)
    if (problem) return failure(422, 'validation_error', problem)
    const earlier = byKey.get(key ?? '')
    if (earlier && earlier.body !== text)
      return failure(
        409,
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      )
    if (earlier) return { status: 200, body: { id: earlier.id } }
    if (sent.length >= quota.daily)
      return failure(429, 'daily_quota_exceeded', 'You have reached your daily email sending quota.')
    const id = randomUUID()
    sent.push({ id, key, mail })
    if (key) byKey.set(key, { body: text, id })
    return { status: 200, body: { id } }
  }

  const standIn = await startStandIn('the Resend stand-in', 'its option', port, serve)
  return { ...standIn, sent, exchanges, faults, quota }
}

/** The API's error for a mail; undefined for a valid one. */
function problemOf({ from, to, subject, html, text }: Mail): string | undefined {
  const address = /^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/
  if (typeof from !== 'string' || !address.test(from)) return 'Invalid `from` field.'
  const recipients = [to].flat()
  if (!recipients.every((each) => typeof each === 'string' && address.test(each)))
    return 'Invalid `to` field.'
  if (typeof subject !== 'string' || !subject) return 'Missing `subject` field.'
  return html || text ? undefined : 'Missing `html` or `text` field.'
}

function parsed(text: string): Mail {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
