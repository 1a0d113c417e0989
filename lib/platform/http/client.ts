import type { ErrorCode, InvalidField } from '@/lib/platform/errors'
import type { CallAnswer, CallInput, CallName } from './call-types'
import { inGrosze } from './money'

/** Why a call failed; 'network' when no answer came. Its text is in the group `errors` of the messages. */
export type CallCode = ErrorCode | 'network'

export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    context: string,
    readonly status: number,
    statusText: string,
    readonly code: CallCode,
    readonly fields: InvalidField[],
    /** Seconds to wait before trying again, if the answer gave them. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${context}. Status: ${status} ${statusText}`)
  }
}

type Options = {
  /** The failed action, for the log: 'Failed to load cart items'. */
  context?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}
type Texts = Record<string, string>
type Sent = Options & { params?: Texts; query?: Texts; body?: unknown }
type Input<N extends CallName> = Options & CallInput<N>
type Rest<N extends CallName> =
  Record<string, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/**
 * Makes a call of our own API with the session cookie; a URLSearchParams is sent as a form. Resolves to null without JSON.
 * Rejects with a CallError; its code is 'network' when no answer arrived.
 */
export async function call<N extends CallName>(name: N, ...[input]: Rest<N>): Promise<CallAnswer<N>> {
  const { context = name, params = {}, query, body, headers, signal } = (input ?? {}) as Sent
  const [method, address] = name.split(' ') as [string, string]
  const path = address.replace(/\[(\w+)]/g, (_, param) => encodeURIComponent(params[param] as string))
  const failUnanswered = (error: unknown): never => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError(context, 0, 'no answer', 'network', [])
  }
  const isJson = body !== undefined && !(body instanceof URLSearchParams)
  const response = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
    method,
    signal,
    headers: isJson ? { 'content-type': 'application/json', ...headers } : headers,
    body: isJson ? JSON.stringify(body) : body,
  }).catch(failUnanswered)
  // The connection may also break in the middle of an answer: then the outcome of the call is unknown.
  const value = await jsonOf(response).catch(failUnanswered)
  if (response.ok) return value as CallAnswer<N>
  throw refusal(context, response, value)
}

/** `call` for an answer that holds prices: they are grosze from here on. */
export const callPriced = async <N extends CallName>(name: N, ...rest: Rest<N>) =>
  inGrosze(await call(name, ...rest)) as CallAnswer<N>

/** The error for a refused call; `body` is the problem document, if there was one. */
export function refusal(
  context: string,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText'> & { headers?: Headers },
  body: unknown,
): CallError {
  const { code = 'internal', errors = [] } = (body ?? {}) as { code?: ErrorCode; errors?: InvalidField[] }
  const retryAfter = Number(headers?.get('retry-after')) || null
  return new CallError(context, status, statusText, code, errors, retryAfter)
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === 204 || !response.headers.get('content-type')?.includes('json')) return null
  const text = await response.text()
  return text ? JSON.parse(text) : null
}

/** The minutes to wait after a call was refused by a rate limit; null for any other error. */
export const waitMinutes = (error: unknown): number | null =>
  error instanceof CallError && error.code === 'too_many_requests' && error.retryAfter
    ? Math.ceil(error.retryAfter / 60)
    : null

/** What is wrong with the fields that a call sent, of whatever it threw. */
export const invalidFieldsOf = (error: unknown): InvalidField[] =>
  error instanceof CallError ? error.fields : []

export const errorCode = (error: unknown): CallCode => (error instanceof CallError ? error.code : 'internal')
