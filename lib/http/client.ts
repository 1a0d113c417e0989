import type { ErrorCode, FieldError } from '@/lib/core/errors'

/** Why a call failed; 'network' when no answer came. Its words stand in the group `errors` of the messages. */
export type CallCode = ErrorCode | 'network'

/** What a call of our own API answered when it was not a success. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    context: string,
    readonly status: number,
    statusText: string,
    readonly code: CallCode,
    readonly fields: FieldError[],
    /** Seconds that the answer asks to wait, if it does. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${context}. Status: ${status} ${statusText}`)
  }
}

type Call = {
  /** What was being done, for the log: 'Failed to load cart items'. */
  context: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a URLSearchParams as a form. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * One call of our own API with the session cookie. Resolves to null for 204, no JSON or an empty body; rejects with a
 * CallError, its code 'network' when no answer came.
 */
export async function call<T>(
  path: string,
  { context, method = 'GET', body, headers, signal }: Call,
): Promise<T> {
  const isForm = body instanceof URLSearchParams
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    headers: { ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch((error: unknown) => unanswered(context, error))
  // the connection may break in the middle of the answer as well: then nobody knows what was done
  const value = await readJson(response).catch((error: unknown) => unanswered(context, error))
  if (response.ok) return value as T
  throw refusal(context, response, value)
}

/** What a refused call rejects with; `body` is the problem document, if one came. */
export function refusal(
  context: string,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText'> & { headers?: Headers },
  body: unknown,
): CallError {
  const { code = 'internal', errors = [] } = (body ?? {}) as { code?: ErrorCode; errors?: FieldError[] }
  const retryAfter = Number(headers?.get('retry-after')) || null
  return new CallError(context, status, statusText, code, errors, retryAfter)
}

function unanswered(context: string, error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') throw error
  throw new CallError(context, 0, 'no answer', 'network', [])
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204 || !response.headers.get('content-type')?.includes('json')) return null
  const text = await response.text()
  return text ? JSON.parse(text) : null
}

/** The minutes to wait that a call threw with when there were too many; null for whatever else. */
export const waitMinutes = (error: unknown): number | null =>
  error instanceof CallError && error.code === 'too_many_requests' && error.retryAfter
    ? Math.ceil(error.retryAfter / 60)
    : null

/** The code of whatever a call threw. */
export const errorCode = (error: unknown): CallCode => (error instanceof CallError ? error.code : 'internal')
