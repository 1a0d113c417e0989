import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheClock, requestStates } from './request-state'

export const REQUEST_ID_HEADER = 'x-request-id'

export const requestId = (): string | undefined => requestStates().getStore()?.id

/** Gives a request its id, for log lines and `x-request-id`; one from a trusted proxy is kept. */
export function identifyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy }: { trustProxy: boolean },
): void {
  const id = (trustProxy && saneId(request.headers[REQUEST_ID_HEADER])) || randomUUID()
  requestStates().enterWith({ id, beganAt: cacheClock() })
  response.setHeader(REQUEST_ID_HEADER, id)
}

/** Runs the work for a request. A request that came while the server was starting gets its id here. */
export const withRequestId = <T>(run: () => T): T =>
  requestId() ? run() : requestStates().run({ id: randomUUID(), beganAt: cacheClock() }, run)

function saneId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined
}
