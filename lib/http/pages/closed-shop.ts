import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { barePage, closedForNow, openingSoon, signInWords } from '@/lib/http/bare-page'
import { sendBare } from '@/lib/http/unroutable'
import { languageTarget } from '@/lib/i18n/negotiation'
import { LOCALE_KEY, localePath, splitLocale } from '@/lib/i18n/routing'
import { closedFor, tryToLoadSettings } from '@/lib/settings/load'
import { pathnameOf } from './buffered-answer'
import { isPage } from './page-interceptor'

const RETRY_AFTER_SECONDS = 3_600

/** Open in a closed shop: signing in, and what the staff needs. */
const always = /^\/(admin|create|signIn|login|registration|reset-password|invitation|unavailable)(\/|$)/
/** Open while it is closed for now: what people who have bought need, and what the law wants them to find. */
const whilePaused =
  /^\/(orders|details|Payment|track|withdrawal|complaint|safety|rules|privacy|data-delition|contact|accessibility)(\/|$)/

/** Whether visitors find a page closed, by its path without the language. */
export function isClosedPath(path: string, reason: ReturnType<typeof closedFor>): boolean {
  if (!reason || always.test(path)) return false
  return reason === 'setup' || !whilePaused.test(path)
}

const chosenLocale = new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=([^;]*)`)

/**
 * Answers instead of a public page while the shop is closed: with 503 and `Retry-After`, so that search engines come
 * again and store nothing of it.
 *
 * @returns whether the request has been answered
 */
export function sendClosedPage(request: IncomingMessage, response: ServerResponse): boolean {
  void tryToLoadSettings()
  const reason = closedFor()
  const pathname = pathnameOf(request)
  if (!isPage(request) || !isClosedPath(splitLocale(pathname).path, reason)) return false
  const wanted = languageTarget({
    pathname,
    cookie: chosenLocale.exec(request.headers.cookie ?? '')?.[1],
    acceptLanguage: request.headers['accept-language'] ?? null,
  })
  const { locale } = splitLocale(wanted ?? pathname)
  const page = barePage(503, reason === 'setup' ? openingSoon : closedForNow(), {
    way: { locale, path: localePath(locale, '/signIn'), words: signInWords },
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
  void sendBare(page, response)
  return true
}
