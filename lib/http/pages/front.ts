import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnownDown } from '@/lib/http/database-watch'
import { HeldAnswer, pathnameOf } from './held-answer'
import { keptPages } from './kept-pages'

/**
 * Has what Next answers to a request for a page finished before it is sent; while the database is known to be away, a
 * page that is kept is sent without asking Next.
 *
 * @returns whether it has answered
 */
export function finishPage(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isForPage(request)) return false
  // Next sends no page to HEAD, but the headers depend on it; Node drops the body of the answer
  request.method = 'GET'
  const held = new HeldAnswer(request, response)
  const kept = isKnownDown() && keptPages.get(pathnameOf(request))
  if (kept) held.sendKept(kept)
  return Boolean(kept)
}

/** What is no page although it stands beside pages: pictures of the site, feeds and sitemaps. */
const file = /\.(xml|txt|svg|png|ico|webmanifest)(\?|$)/

/** Everything that may be a page; data of the next page (`rsc`) that the browser's router asks for is none. */
function isForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !headers.rsc && !/^\/(_next|api|media|images|video)\//.test(url) && !file.test(url)
}
