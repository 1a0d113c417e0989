import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Node publishes each request with its server on this channel, before the server's own listeners run. */
const CHANNEL = 'http.server.request.start'

/** A client may take this long for the head of a request, in ms: it is sent at once. */
const HEAD_PATIENCE_MS = 20_000
/** And this long for the whole request: 50 MB at 1.4 Mbit/s. Calls with small bodies are less patient (body.ts). */
const REQUEST_PATIENCE_MS = 300_000

type Hook = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Calls a function for every request, which Next does not see when it returns `true`. `next start` does not expose its
 * server, so it is taken from its first request.
 *
 * With `refusesUpgrades` a web socket is an ordinary request: Next's own listener never answers at paths of the middleware.
 */
export function hookRequests(hook: Hook, { refusesUpgrades }: { refusesUpgrades: boolean }): void {
  const takeServer = (message: unknown) => {
    unsubscribe(CHANNEL, takeServer)
    const { server } = message as { server: Server }
    server.headersTimeout = HEAD_PATIENCE_MS
    server.requestTimeout = REQUEST_PATIENCE_MS
    if (refusesUpgrades) server.removeAllListeners('upgrade')
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (hook(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  }
  subscribe(CHANNEL, takeServer)
}
