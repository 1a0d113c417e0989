import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Node publishes each request with its server on this channel, before the server's own listeners run. */
const CHANNEL = 'http.server.request.start'

type Hook = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Calls a function for every request before Next. When it returns `true` it has answered, and Next does not see the
 * request. `next start` creates the HTTP server and does not expose it, so the server is taken from its first request.
 */
export function hookRequests(hook: Hook): void {
  const takeServer = (message: unknown) => {
    unsubscribe(CHANNEL, takeServer)
    const { server } = message as { server: Server }
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (hook(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  }
  subscribe(CHANNEL, takeServer)
}
