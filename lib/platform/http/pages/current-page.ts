import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { holdsVersion } from '@/lib/platform/http/etag'
import { bestEncoding } from '@/lib/platform/http/server/accepted-encoding'
import { languageTarget } from '@/lib/platform/i18n/negotiation'
import { LOCALE_KEY, splitLocale } from '@/lib/platform/i18n/routing'
import { isAdminPath, needsSignIn } from '@/lib/platform/identity/gate'
import { log } from '@/lib/platform/runtime/log'
import { markFresh } from './public-caching'
import { bodyOf, compressBest, isCurrent, type StoredPage, storedPages } from './stored-pages'

/** What an answer without a body does not say (RFC 9110, 15.4.5). The browser's copy came with the right policy. */
const ABOUT_THE_BODY = new Set(['content-type', 'content-encoding', 'content-security-policy'])

/**
 * Sends the stored version of a page while Next would answer with the same. Next would look for the page's route, hash
 * it for its ETag and write it uncompressed, all of it again for each visitor.
 *
 * @returns whether the request has been answered
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
    void sendBody(request, response, page)
  }
  return true
}

async function sendBody(request: IncomingMessage, response: ServerResponse, page: StoredPage): Promise<void> {
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

/** Whether the middleware would let the request pass without looking who asks, and in which language. */
function isSameForEverybody({ headers }: IncomingMessage, pathname: string): boolean {
  const { path } = splitLocale(pathname)
  if (isAdminPath(path) || needsSignIn(path)) return false
  const cookie = chosenLocale.exec(headers.cookie ?? '')?.[1]
  return languageTarget({ pathname, cookie, acceptLanguage: headers['accept-language'] ?? null }) === null
}
