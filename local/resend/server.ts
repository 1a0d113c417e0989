import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Answer,
  answerJson,
  answerText,
  type StandIn,
  type StandInAddress,
  startStandIn,
} from '../stand-in'

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

type Sent = { id: string; key: string | null; mail: Record<string, unknown> }

export type ResendOptions = StandInAddress & { apiKey: string }

/** The running stand-in; `url` is for RESEND_BASE_URL. */
export type ResendStandIn = StandIn & {
  /** The accepted mails, each once. */
  sent: Sent[]
  /** Every request to send a mail. */
  exchanges: { key: string | null }[]
  /** Faults for the next requests, one each. */
  faults: MailFault[]
  /** How many mails are accepted; to the next ones the day's quota is used up. */
  quota: { daily: number }
}

/**
 * Starts a stand-in for Resend's API. It accepts mails, deduplicates them by Idempotency-Key, and fails on demand.
 * It keeps everything in memory only. Throws `LocalError`.
 */
export async function startResend(options: ResendOptions): Promise<ResendStandIn> {
  const { apiKey } = options
  const sent: Sent[] = []
  const exchanges: ResendStandIn['exchanges'] = []
  const faults: MailFault[] = []
  const quota = { daily: Number.POSITIVE_INFINITY }
  const byKey = new Map<string, { body: string; id: string }>()

  const standIn = await startStandIn('Resend', options, serve)

  async function serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const path = `${request.method} ${request.url}`
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return answerJson(response, failure(401, 'invalid_api_key', 'API key is invalid'))
    if (path === 'GET /domains') return answerJson(response, { status: 200, body: { data: [] } })
    if (path !== 'POST /emails')
      return answerJson(response, failure(404, 'not_found', 'The requested endpoint does not exist'))

    const fault = faults.shift()
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 'moved') return void response.writeHead(307, { location: '/emails' }).end()
    const key = [request.headers['idempotency-key']].flat()[0] ?? null
    const refused = fault && fault in failures ? failures[fault as keyof typeof failures] : undefined
    const answer = refused ?? (fault === 'garbage' ? { status: 200, body: undefined } : accept(text, key))
    exchanges.push({ key })
    if (fault === 'slow') await sleep(SLOW_MS, undefined, { ref: false })
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'garbage') return answerText(response, 200, 'application/json', '<html>Sorry</html>')
    if (fault === 'anonymous') return answerJson(response, { status: 200, body: {} })
    answerJson(response, answer)
  }

  function accept(text: string, key: string | null): Answer {
    const mail = parsed(text)
    const problem = problemOf(mail)
    if (problem) return failure(422, 'validation_error', problem)
    const earlier = key === null ? undefined : byKey.get(key)
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
    sent.push({ id, key, mail: mail as Record<string, unknown> })
    if (key !== null) byKey.set(key, { body: text, id })
    return { status: 200, body: { id } }
  }

  return { ...standIn, sent, exchanges, faults, quota }
}

/** The API's error for a mail; undefined for a valid one. */
function problemOf(mail: unknown): string | undefined {
  if (typeof mail !== 'object' || mail === null) return 'The body must be an object.'
  const { from, to, subject, html, text } = mail as Record<string, unknown>
  const address = /^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/
  if (typeof from !== 'string' || !address.test(from)) return 'Invalid `from` field.'
  const recipients = [to].flat()
  if (!recipients.every((each) => typeof each === 'string' && address.test(each)))
    return 'Invalid `to` field.'
  if (typeof subject !== 'string' || !subject) return 'Missing `subject` field.'
  return html || text ? undefined : 'Missing `html` or `text` field.'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
