import 'server-only'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { isKnownDown } from '@/lib/http/database-watch'
import { HeldAnswer, pathnameOf } from './held-answer'
import { keptPages } from './kept-pages'
import { keepOutagePages } from './outage-pages'

/**
 * Stands before Next's own listener in every HTTP server of this process, as tracing agents do: `next start` has no
 * other place from which an answer of Next can still be changed (docs/decisions/0023).
 */
export function standBeforeNext(): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]): boolean {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...given])
    const [request, response] = given as [IncomingMessage, ServerResponse]
    if (isForPage(request)) {
      const held = new HeldAnswer(request, response)
      const kept = isKnownDown() && keptPages.get(pathnameOf(request))
      if (kept) {
        held.sendKept(kept)
        return true
      }
    }
    return Reflect.apply(emit, this, [event, ...given])
  } as typeof emit
  void keepOutagePages()
}

/** Everything that may be a page; data of the next page (`rsc`) that the browser's router asks for is none. */
function isForPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !headers.rsc && !/^\/(_next|api|media)\//.test(url)
}
