import 'server-only'
import { holdsVersion } from '@/lib/platform/http/etag'
import type { PictureFormat } from './formats'
import type { PictureCache } from './picture-cache'

/** A day without revalidation, then a week with it: what a picture is drawn from rarely changes. */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

type Kept = { name: string; format: PictureFormat | 'jpeg'; cacheControl: string }

/** Answers a picture from a cache, where it is made if it is missing; its name contains a hash of its content. */
export async function answerFromCache(
  cache: PictureCache,
  request: Request,
  { name, format, cacheControl }: Kept,
  make: () => Promise<Buffer>,
) {
  const etag = `"${name}"`
  const headers: Record<string, string> = { etag, 'cache-control': cacheControl }
  if (holdsVersion(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const bytes = await cache.get(name, make)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': `image/${format}`,
      // Next 16.4 drops this header and sends the body in chunks; direct callers of the handler still get it.
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    },
  })
}
