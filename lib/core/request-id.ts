import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const HEADER = 'x-request-id'

type Ids = AsyncLocalStorage<string>

/** The storage is kept outside of this module, because Next loads the module once for each of its bundles. */
const processState = globalThis as typeof globalThis & { shopRequestIds?: Ids }

function ids(): Ids {
  processState.shopRequestIds ??= new AsyncLocalStorage<string>()
  return processState.shopRequestIds
}

/** The id of the request that is being served; undefined outside of requests. */
export const requestId = (): string | undefined => processState.shopRequestIds?.getStore()

/**
 * Gives a request an id, which its log lines carry and its answer tells in `x-request-id`. A proxy that is trusted may
 * have chosen the id already; anybody else's is replaced. All that is called after this for the request inherits it.
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

/** Runs what serves a request. One that came while the server was starting has no id yet and gets it here. */
export const withRequestId = <T>(run: () => T): T => (requestId() ? run() : ids().run(randomUUID(), run))

function saneId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
