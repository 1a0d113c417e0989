import { type ErrorCode, ShopError } from '@/lib/core/errors'
import { withTimeLimit } from '@/lib/core/time-limit'

/** Most bytes of a body; uploads have their own, larger limits. */
const LIMIT = 100_000
/** A client is given up that takes longer than this in all, and a second more for each 10 kB that came. */
const PATIENCE_MS = 10_000
const SLOWEST_BYTES_A_SECOND = 10_000
/** So is one that sends nothing for so long, however much came before. */
const IDLE_MS = 30_000

type Limits = {
  most: number
  /** What a longer body is refused with. */
  tooLarge: ErrorCode
  /** What a body is refused with that breaks off, or differs from the length which it announced. */
  brokenOff: ErrorCode
}

/**
 * The bytes of a body as they come, cut off at the limit however long it says it is.
 * @throws ShopError request_timeout for a client that sends too slowly, and those of the limits; at once when the
 *   announced length is too large
 */
export function bodyChunks(request: Request, limits: Limits): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.most) throw new ShopError(limits.tooLarge)
  return readChunks(request, limits)
}

async function* readChunks(request: Request, { most, tooLarge, brokenOff }: Limits) {
  const reader = request.body?.getReader()
  let size = 0
  let waitedMs = 0
  let isRefused = false
  const refuse = (code: ErrorCode) => {
    isRefused = true
    // what has not been read of the body is not waited for
    return new ShopError(code, [], { connection: 'close' })
  }
  try {
    while (reader) {
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
    // canceling closes the connection at once, so that a refusal could not be answered any more
    if (!isRefused) await reader?.cancel().catch(() => undefined)
  }
}

/** A whole body, held in memory. @throws as `bodyChunks` does */
export async function bodyBytes(request: Request, limits: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(request, limits)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The media type of a body, without its parameters. */
export const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The text of a request's body; 415 for another content type than `type`, 413 past the limit. */
export async function bodyText(request: Request, type: string): Promise<string> {
  if (mediaType(request) !== type) throw new ShopError('unsupported_media_type')
  const bytes = await bodyBytes(request, {
    most: LIMIT,
    tooLarge: 'body_too_large',
    brokenOff: 'bad_request',
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ShopError('bad_request')
  }
}

export async function jsonBody(request: Request): Promise<unknown> {
  const text = await bodyText(request, 'application/json')
  // PostgreSQL's text has no NUL
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

/** Each name once; the first of repeated ones counts. */
export function firstValues(parameters: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  // PostgreSQL's text has no NUL; what stands in for it matches nothing
  for (const [name, value] of parameters) values[name] ??= value.replaceAll('\0', '\ufffd')
  return { ...values }
}
