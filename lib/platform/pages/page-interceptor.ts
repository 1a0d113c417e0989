import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { holdsVersion } from '@/lib/platform/http/etag'
import { bestEncoding } from '@/lib/platform/http/server/accepted-encoding'
import { isKnownDown } from '@/lib/platform/http/server/database-watch'
import { languageTarget } from '@/lib/platform/i18n/negotiation'
import { LOCALE_KEY, splitLocale } from '@/lib/platform/i18n/routing'
import { isAdminPath, needsSignIn } from '@/lib/platform/identity/gate'
import { countEvent } from '@/lib/platform/runtime/counters'
import { log } from '@/lib/platform/runtime/log'
import { BufferedAnswer, pathnameOf } from './buffered-answer'
import { markDataPublic, markFresh } from './public-caching'
import { bodyOf, compressBest, isCurrent, type StoredPage, storedPages } from './stored-pages'

/**
 * Sends the stored version of a page while it is current, or while the database is down. Otherwise holds back Next's answer
 * until it is complete. Returns whether the request has been answered.
 */
export function interceptPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.rsc) markDataPublic(response)
  if (request.headers.rsc || !isPage(request)) return false
  // Next renders no page for HEAD, but the headers depend on the page; Node drops the body of the answer.
  request.method = 'GET'
  const pathname = pathnameOf(request)
  if (sendCurrentPage(request, response, pathname)) {
    countEvent('pagesFromStore')
    return true
  }
  countEvent('pagesFromNext')
  const answer = new BufferedAnswer(request, response)
  const stored = isKnownDown() && storedPages.get(pathname)
  if (stored) answer.takeOver(stored)
  return Boolean(stored)
}

const file = /\.(xml|txt|svg|png|ico|webmanifest)(\?|$)/

/** Whether the request may be for a page, or for a page's data, as the browser's router requests it. */
export function isPage({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !/^\/(_next|api|media|images|video)\//.test(url) && !file.test(url)
}

/** What an answer without a body does not say (RFC 9110, 15.4.5). The browser's copy came with the right policy. */
const ABOUT_THE_BODY = new Set(['content-type', 'content-encoding', 'content-security-policy'])

/**
 * Sends the stored version while Next would answer with the same: Next would find its route, hash it and write it
 * uncompressed for each visitor. Returns whether the request has been answered.
 */
export function sendCurrentPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): boolean {
  const page = storedPages.get(pathname)
  if (!page || !isCurrent(page) || !isSameForEverybody(request, pathname)) return false
  page.sentAt = Date.now()
  markFresh(response)
  if (holdsVersion(request.headers['if-none-match'], page.etag)) {
    for (const [name, value] of page.headers) if (!ABOUT_THE_BODY.has(name)) response.setHeader(name, value)
    response.writeHead(304).end()
  } else {
    for (const [name, value] of page.headers) response.setHeader(name, value)
    void sendPage(request, response, page)
  }
  return true
}

async function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): Promise<void> {
  const encoding = bestEncoding(request.headers)
  if (encoding) response.setHeader('content-encoding', encoding)
  try {
    const body = await bodyOf(page, encoding)
    response.setHeader('content-length', body.length).end(body)
    await compressBest(page)
  } catch (error) {
    log.error({ event: 'page_not_sent', error: String(error) })
    response.destroy()
  }
}

const chosenLocale = new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=([^;]*)`)

/** Whether the middleware would let the request pass without identifying the visitor; otherwise in which language. */
function isSameForEverybody(request: IncomingMessage, pathname: string): boolean {
  const { path } = splitLocale(pathname)
  return !isAdminPath(path) && !needsSignIn(path) && otherLanguage(request, pathname) === null
}

/** The page's address in the language that the visitor chose or the browser prefers; null where the request has that language. */
export const otherLanguage = ({ headers }: IncomingMessage, pathname: string): string | null =>
  languageTarget({
    pathname,
    cookie: chosenLocale.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'] ?? null,
  })
