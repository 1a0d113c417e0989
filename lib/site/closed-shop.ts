import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathnameOf } from '@/lib/platform/http/pages/buffered-answer'
import { isPage, otherLanguage } from '@/lib/platform/http/pages/page-interceptor'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { sendBare } from '@/lib/platform/http/server/unroutable'
import { type Locale, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { isSetUp, tryToLoadSettings } from '@/lib/shop/settings/load'

const RETRY_AFTER_SECONDS = 3_600

/** Open before the shop is: signing in, and what the staff needs. */
const always = /^\/(admin|create|signIn|login|registration|reset-password|invitation|unavailable)(\/|$)/
/** Whether visitors find a page closed until the shop is set up, by its path without the language. */
export const isClosedPath = (path: string): boolean => !always.test(path)

/** For the router of an open page, which then fetches nothing ahead: a 503 would be an error in its console for each link. */
const noFlightData = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** Nobody but the owner has something to do here yet. */
const signInPath = (locale: Locale) =>
  `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, '/admin/setup'))}`

/** Answers with 503 until the owner has said who sells: search engines store nothing. Returns whether it has answered. */
export function sendClosedPage(request: IncomingMessage, response: ServerResponse): boolean {
  void tryToLoadSettings()
  if (isSetUp()) return false
  const pathname = pathnameOf(request)
  if (!isPage(request) || !isClosedPath(splitLocale(pathname).path)) return false
  if (request.headers.rsc) {
    void sendBare(new Response('', { headers: noFlightData }), response)
    return true
  }
  const { locale } = splitLocale(otherLanguage(request, pathname) ?? pathname)
  const page = barePage(503, 'openingSoon', {
    way: { locale, path: signInPath(locale), word: 'signIn' },
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
  void sendBare(page, response)
  return true
}
