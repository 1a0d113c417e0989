import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const HEADER = 'x-request-id'

type Ids = AsyncLocalStorage<string>

/** The storage is global, because Next loads this module once per bundle. */
const processState = globalThis as typeof globalThis & { shopRequestIds?: Ids }

function ids(): Ids {
  processState.shopRequestIds ??= new AsyncLocalStorage<string>()
  return processState.shopRequestIds
}

/** The id of the current request; undefined outside of requests. */
export const requestId = (): string | undefined => processState.shopRequestIds?.getStore()

/**
 * Gives a request an id, which is in its log lines and in the header `x-request-id` of its answer. An id from a trusted
 * proxy is kept; any other id is replaced. Everything called after this for the request inherits the id.
 */
export function identifyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy }: { trustProxy: boolean },
): void {
  const id = (trustProxy && saneId(request.headers[HEADER])) || randomUUID()
  ids().enterWith(id)
  response.setHeader(HEADER, id)
}

/** Runs the work for a request. A request that came while the server was starting gets its id here. */
export const withRequestId = <T>(run: () => T): T => (requestId() ? run() : ids().run(randomUUID(), run))

function saneId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
