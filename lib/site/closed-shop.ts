import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { sendBare } from '@/lib/platform/http/server/unroutable'
import { type Locale, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { pathnameOf } from '@/lib/platform/pages/buffered-answer'
import { isPage, otherLanguage } from '@/lib/platform/pages/page-interceptor'
import { isSetUp, tryToLoadSettings } from '@/lib/shop/settings/load'

const RETRY_AFTER_SECONDS = 3_600

/** Pages that open before the shop does: signing in, and those that the staff needs. */
const always = /^\/(admin|create|signIn|login|registration|reset-password|invitation|unavailable)(\/|$)/
/** Whether visitors find a page closed until the shop is set up, by its path without the language. */
export const isClosedPath = (path: string): boolean => !always.test(path)

/** Answers the router's prefetch with an empty page: a 503 for each link would fill the browser's console with errors. */
const noFlightData = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** The closed page links to the sign-in for the owner, who goes on to the setup. */
const signInPath = (locale: Locale) =>
  `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, '/admin/setup'))}`

/** Answers with 503 until the owner has entered the seller, so that search engines store no page. Returns whether it has answered. */
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
