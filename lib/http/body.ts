import { ShopError } from '@/lib/core/errors'

/** Most bytes of a body; uploads have their own, larger limits. */
const LIMIT = 100_000

/** The text of a request's body; 415 for another content type than `type`, 413 past the limit. */
export async function bodyText(request: Request, type: string): Promise<string> {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== type) throw new ShopError('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT) throw new ShopError('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LIMIT) throw new ShopError('body_too_large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
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
