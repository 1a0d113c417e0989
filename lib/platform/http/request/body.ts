import { type ErrorCode, ShopError } from '@/lib/platform/errors'
import { processState } from '@/lib/platform/runtime/process-state'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'

/** The size limit of a body, in bytes; uploads have their own, larger limits. */
const LIMIT = 100_000
/** Bytes of all bodies that are being read at the same time; bodies of up to 10 kB are always read. */
const MOST_HELD = 64_000_000
const ALWAYS_READ = 10_000
const held = processState('shopHeldBytes', () => ({ bytes: 0 }))

/** A client may take this long in total, plus one second for each 10 kB that arrived. */
const PATIENCE_MS = 10_000
const SLOWEST_BYTES_A_SECOND = 10_000
/** A client that sends nothing for this long is refused, however much it has sent before. */
const IDLE_MS = 30_000

type Limits = {
  most: number
  tooLarge: ErrorCode
  brokenOff: ErrorCode
  /** Why the bytes that came so far are refused; then no more are read. */
  refusal?: () => ErrorCode | null
}

/**
 * The bytes of a body as they arrive, cut off at the limit whatever length was announced.
 * @throws ShopError request_timeout when the client is too slow, and the errors of `limits`
 */
export function bodyChunks(request: Request, limits: Limits): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.most) throw new ShopError(limits.tooLarge)
  return readChunks(request, limits)
}

async function* readChunks(request: Request, { most, tooLarge, brokenOff, refusal }: Limits) {
  const reader = request.body?.getReader()
  let size = 0
  let waitedMs = 0
  let isRefused = false
  const refuse = (code: ErrorCode) => {
    isRefused = true
    // Closes the connection instead of waiting for the unread rest of the body.
    return new ShopError(code, [], { connection: 'close' })
  }
  try {
    while (reader) {
      const code = refusal?.()
      if (code) throw refuse(code)
      const began = performance.now()
      const leftMs = PATIENCE_MS + (size / SLOWEST_BYTES_A_SECOND) * 1_000 - waitedMs
      const chunk = reader.read().catch(() => {
        throw new ShopError(brokenOff)
      })
      const read = await withTimeLimit(chunk, Math.min(IDLE_MS, leftMs), () => refuse('request_timeout'))
      waitedMs += performance.now() - began
      if (read.done) break
      size += read.value.byteLength
      if (size > most) throw refuse(tooLarge)
      yield read.value
    }
    const announced = request.headers.get('content-length')
    if (announced !== null && Number(announced) !== size) throw new ShopError(brokenOff)
  } finally {
    // Canceling closes the connection at once, so a refusal could not be answered any more.
    if (!isRefused) await reader?.cancel().catch(() => undefined)
  }
}

export async function bodyBytes(request: Request, limits: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(request, limits)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The body of a call, unless many clients at once send large ones: they must not fill the memory together. */
async function heldBytes(request: Request): Promise<Buffer> {
  let own = 0
  const isFull = () => own > ALWAYS_READ && held.bytes > MOST_HELD
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of bodyChunks(request, {
      most: LIMIT,
      tooLarge: 'body_too_large',
      brokenOff: 'bad_request',
      refusal: () => (isFull() ? 'unavailable' : null),
    })) {
      own += chunk.byteLength
      held.bytes += chunk.byteLength
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    held.bytes -= own
  }
}

export const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The body as text. @throws ShopError 415 for a content type other than `type`, 413 beyond the limit, 503 while many send large ones */
export async function bodyText(request: Request, type: string): Promise<string> {
  if (mediaType(request) !== type) throw new ShopError('unsupported_media_type')
  const bytes = await heldBytes(request)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ShopError('bad_request')
  }
}

export async function jsonBody(request: Request): Promise<unknown> {
  const text = await bodyText(request, 'application/json')
  // PostgreSQL's text type cannot hold NUL.
  if (text.includes('\\u0000')) throw new ShopError('bad_request')
  try {
    return JSON.parse(text)
  } catch {
    throw new ShopError('bad_request')
  }
}

export async function formBody(request: Request): Promise<Record<string, string>> {
  const text = await bodyText(request, 'application/x-www-form-urlencoded')
  return firstValues(new URLSearchParams(text))
}

export function firstValues(parameters: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  // PostgreSQL's text type cannot hold NUL. The replacement character matches nothing.
  for (const [name, value] of parameters) values[name] ??= value.replaceAll('\0', '\ufffd')
  return { ...values }
}
