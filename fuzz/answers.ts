import { errorStatus, isErrorCode } from '@/lib/platform/error-codes'
import type { RawAnswer } from '../e2e/support/raw-request'
import type { Case } from './cases'
import type { Target } from './routes'

/** What no answer may reveal: paths of our code, SQL, the database's messages. */
const inside: RegExp[] = [
  /\bat (async )?[\w.<>[\] ]+ \(?(file:|node:|\/)\S+:\d+:\d+/,
  /node_modules\//,
  /\.next\/server/,
  /PrismaClient|prisma:|DriverAdapterError/,
  /\b(shop_order|order_line|idempotency_key|cart_item|uploaded_picture)\b/,
  /syntax error at or near|violates (check|foreign|unique|not-null)|invalid input syntax for/,
]

/** What is wrong with an answer; null when nothing is. `secrets` belong to somebody other than the caller. */
export function faultOf(target: Target, sent: Case, answer: RawAnswer, secrets: string[]): string | null {
  const { status, headers, body } = answer
  // Node's own answer to headers that are too long; the shop never sees the request.
  if (status === 431) return null
  if (status >= 500) return `answered ${status}`
  const text = `${JSON.stringify(headers)}${body}`
  const leak = inside.find((pattern) => pattern.test(text))
  if (leak) return `tells of the inside: ${leak.exec(text)?.[0]}`
  // The demo's outbox shows all mails on purpose.
  const mayTell = sent.caller === 'administrator' || target.address.startsWith('/api/demo/')
  if (!mayTell && secrets.some((secret) => text.includes(secret))) return "tells somebody else's data"
  if (!headers['x-request-id']) return 'has no request id'
  if (status === 429 && !Number(headers['retry-after'])) return '429 without Retry-After'
  if (status === 405 && !headers.allow) return '405 without Allow'
  if (target.kind === 'call' && status >= 400 && sent.method !== 'HEAD') return faultOfProblem(answer)
  return null
}

function faultOfProblem({ status, headers, body }: RawAnswer): string | null {
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `${status} is no problem document but ${headers['content-type']}`
  const { code, status: said } = JSON.parse(body) as { code: string; status: number }
  if (!isErrorCode(code)) return `${status} has an unknown code ${code}`
  return errorStatus[code] === status && said === status ? null : `${status} is no status of ${code}`
}
