import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnownDown } from '@/lib/http/database-watch'
import { BufferedAnswer, pathnameOf } from './buffered-answer'
import { markDataPublic } from './public-caching'
import { storedPages } from './stored-pages'

/**
 * Holds back Next's answer to a page request until it is complete. While the database is known to be down, sends the
 * last version of the page without asking Next.
 *
 * @returns whether the request has been answered
 */
export function interceptPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.rsc) markDataPublic(response)
  if (!isForPage(request)) return false
  // Next renders no page for HEAD, but the headers depend on the page; Node drops the body of the answer.
  request.method = 'GET'
  const answer = new BufferedAnswer(request, response)
  const stored = isKnownDown() && storedPages.get(pathnameOf(request))
  if (stored) answer.sendStored(stored)
  return Boolean(stored)
}

/** Files beside the pages: icons, feeds and sitemaps. */
const file = /\.(xml|txt|svg|png|ico|webmanifest)(\?|$)/

/** Whether the request may be for a page. RSC data, which the browser's router asks for, is not a page. */
function isForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !headers.rsc && !/^\/(_next|api|media|images|video)\//.test(url) && !file.test(url)
}
