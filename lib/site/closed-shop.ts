import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathnameOf } from '@/lib/platform/http/pages/buffered-answer'
import { isPage } from '@/lib/platform/http/pages/page-interceptor'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { sendBare } from '@/lib/platform/http/server/unroutable'
import { languageTarget } from '@/lib/platform/i18n/negotiation'
import { LOCALE_KEY, type Locale, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { isSetUp, tryToLoadSettings } from '@/lib/shop/settings/load'

const RETRY_AFTER_SECONDS = 3_600

/** Open before the shop is: signing in, and what the staff needs. */
const always = /^\/(admin|create|signIn|login|registration|reset-password|invitation|unavailable)(\/|$)/
/** Whether visitors find a page closed until the shop is set up, by its path without the language. */
export const isClosedPath = (path: string): boolean => !always.test(path)

/**
 * For the router of an open page, such as one of the administration, that asks for what a link leads to: it fetches nothing
 * ahead, and loads the page when the link is followed. A 503 would be an error in the browser's console for each link seen.
 */
const noFlightData = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** Nobody but the owner has something to do here yet. */
const signInPath = (locale: Locale) =>
  `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, '/admin/setup'))}`

const chosenLocale = new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=([^;]*)`)

/**
 * Answers instead of a public page until the owner has said who sells: with 503 and `Retry-After`, so that search engines
 * come again and store nothing of it. The router of a page that is open gets nothing, without an error.
 *
 * @returns whether the request has been answered
 */
export function sendClosedPage(request: IncomingMessage, response: ServerResponse): boolean {
  void tryToLoadSettings()
  if (isSetUp()) return false
  const pathname = pathnameOf(request)
  if (!isPage(request) || !isClosedPath(splitLocale(pathname).path)) return false
  if (request.headers.rsc) {
    void sendBare(new Response('', { headers: noFlightData }), response)
    return true
  }
  const wanted = languageTarget({
    pathname,
    cookie: chosenLocale.exec(request.headers.cookie ?? '')?.[1],
    acceptLanguage: request.headers['accept-language'] ?? null,
  })
  const { locale } = splitLocale(wanted ?? pathname)
  const page = barePage(503, 'openingSoon', {
    way: { locale, path: signInPath(locale), word: 'signIn' },
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
  void sendBare(page, response)
  return true
}
