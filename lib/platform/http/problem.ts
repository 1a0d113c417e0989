import { errorStatus } from '@/lib/platform/error-codes'
import type { ErrorCode, InvalidField } from '@/lib/platform/errors'
import messages from '@/messages/en.json'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The English text for a code; the interface shows its own text by `code`. */
function codeText(code: string): string {
  let node: unknown = messages.errors
  for (const part of code.split('.'))
    node = node && typeof node === 'object' ? (node as Record<string, unknown>)[part] : undefined
  return typeof node === 'string' ? node : code
}

/** Seconds after which a client may try again, when no better estimate is known. */
const RETRY_AFTER = '5'

/** An RFC 9457 problem document. */
export function problem(
  code: ErrorCode,
  { fields = [], headers = {} }: { fields?: InvalidField[]; headers?: Record<string, string> } = {},
): Response {
  const status = errorStatus[code]
  const body = {
    type: 'about:blank',
    title: titles[status],
    status,
    code,
    detail: codeText(code),
    ...(fields.length > 0 ? { errors: fields } : {}),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
      ...headers,
    },
  })
}
