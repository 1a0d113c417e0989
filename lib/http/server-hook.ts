import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Node tells it of each request, with its server, before the server's own listeners hear of it. */
const CHANNEL = 'http.server.request.start'

type Hook = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Has a function see every request before Next does; one that it answers, saying so with `true`, never reaches Next.
 * `next start` makes the HTTP server itself and hands it to nobody, so it is taken from its first request.
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
