import 'server-only'
import { bearerOf, isSameOrigin, sessionCookieOf } from '@/lib/platform/identity/session/session'

/**
 * Whether a write may come from a page of another site, by `Origin` or else `Sec-Fetch-Site`, which no page can change. A
 * program sends neither, nor a browser's session cookie. A foreign page cannot send a bearer token: no call agrees to the
 * preflight of its browser.
 */
export function isFromElsewhere(headers: Headers): boolean {
  if (bearerOf(headers)) return false
  const origin = headers.get('origin')
  // 'null' hides the origin, as some browsers do at forms of the shop's own pages
  if (origin && origin !== 'null') return !isSameOrigin(headers)
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin'
  return origin === 'null' || sessionCookieOf(headers) !== undefined
}
