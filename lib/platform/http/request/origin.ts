import 'server-only'
import { bearerOf, isSameOrigin, sessionCookieOf } from '@/lib/platform/identity/session/session'

/**
 * Whether a write may come from a page of another site. Browsers say where it comes from in `Origin`, or else in
 * `Sec-Fetch-Site`, and no page can change these headers. A program sends neither, and it does not send the session
 * cookie of a browser. A foreign page cannot send a bearer token: its browser would ask first (a preflight), and no call
 * agrees.
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
