import 'server-only'
import type { ServerResponse } from 'node:http'

/**
 * Caches may store a public page for a second, send it for another one while they ask anew, and for a day while the shop
 * does not answer (docs/decisions/0046-in-front.md).
 */
export const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/** Replaces Next's caching header of public answers. Returns the seconds that Next keeps the page; 0 for one not public. */
export function markPublic(response: ServerResponse): number {
  const [, seconds] = /s-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? []
  if (seconds === undefined) return 0
  response.setHeader('cache-control', PUBLIC_CACHING)
  markFresh(response)
  return Number(seconds)
}

/** Keeps an answer for one visitor out of every cache. Returns 0: it is stored for no second. */
export function keepPrivate(response: ServerResponse): 0 {
  response.setHeader('cache-control', 'private, no-store')
  response.removeHeader('etag')
  return 0
}

/** Lets nginx keep a public answer until this second is over. */
export function markFresh(response: ServerResponse): void {
  // nginx counts in whole seconds, so its `s-maxage=1` lasts up to two: the page stays fresh for nginx until this second ends.
  response.setHeader('x-accel-expires', `@${Math.floor(Date.now() / 1_000)}`)
}

/** Does the same for React's data of a page, which the browser's router asks for instead of the page. */
export function markDataPublic(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((...args: unknown[]) => {
    markPublic(response)
    return Reflect.apply(writeHead as (...args: unknown[]) => ServerResponse, response, args)
  }) as ServerResponse['writeHead']
}
