import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const HEADER = 'x-request-id'

/** The storage is kept outside of this module, because Next loads the module once for each of its bundles. */
const processState = globalThis as typeof globalThis & { shopRequestIds?: AsyncLocalStorage<string> }

/** The id of the request that is being served; undefined outside of requests. */
export const requestId = (): string | undefined => processState.shopRequestIds?.getStore()

/**
 * Gives every request of this process an id, which its log lines carry and its answer tells in `x-request-id`. A proxy
 * that is trusted may have chosen the id already; anybody else's is replaced.
 */
export function identifyRequests({ trustProxy }: { trustProxy: boolean }): void {
  if (processState.shopRequestIds) return
  const ids = new AsyncLocalStorage<string>()
  processState.shopRequestIds = ids
  // Node publishes this before the server's own listener runs, so that all that serves the request inherits the id
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = (trustProxy && saneId(request.headers[HEADER])) || randomUUID()
    ids.enterWith(id)
    response.setHeader(HEADER, id)
  })
}

function saneId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
