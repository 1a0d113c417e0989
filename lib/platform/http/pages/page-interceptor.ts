import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnownDown } from '@/lib/platform/http/server/database-watch'
import { countEvent } from '@/lib/platform/runtime/counters'
import { BufferedAnswer, pathnameOf } from './buffered-answer'
import { sendCurrentPage } from './current-page'
import { markDataPublic } from './public-caching'
import { storedPages } from './stored-pages'

/**
 * Sends the stored version of a page while it is current. Otherwise holds back Next's answer until it is complete. While
 * the database is known to be down, sends the last version of the page without asking Next.
 *
 * @returns whether the request has been answered
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
  if (stored) answer.sendStored(stored)
  return Boolean(stored)
}

/** Files beside the pages: icons, feeds and sitemaps. */
const file = /\.(xml|txt|svg|png|ico|webmanifest)(\?|$)/

/** Whether the request may be for a page, or for its data, which the browser's router asks for. */
export function isPage({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !/^\/(_next|api|media|images|video)\//.test(url) && !file.test(url)
}
