import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LocalError } from './local-error'
import { isLoopback } from './loopback'

export type Answer = { status: number; body: unknown }

/** The HTTP server of a vendor's stand-in; it can pretend to be unreachable. */
export type StandIn = {
  host: string
  port: number
  /** Without a trailing slash. */
  url: string
  /** Makes the address reachable or unreachable; the stand-in keeps its state. */
  listen: (listens: boolean) => Promise<void>
  stop: () => Promise<void>
}

export type StandInAddress = {
  /** 0 chooses any free port. */
  port: number
  /** A loopback address; `127.0.0.1` by default. */
  host?: string
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves a vendor's API on loopback. Throws `LocalError` for another address and for a port in use. */
export async function startStandIn(
  vendor: string,
  { host = '127.0.0.1', ...address }: StandInAddress,
  serve: Serve,
): Promise<StandIn> {
  if (!isLoopback(host)) throw new LocalError(`The ${vendor} stand-in serves loopback only, not ${host}.`)
  const http = createServer((request, response) => {
    serve(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
  const listenAt = (port: number) =>
    new Promise<number>((settle, fail) => {
      http.once('error', ({ code }: NodeJS.ErrnoException) =>
        fail(
          new LocalError(
            `The ${vendor} stand-in cannot use port ${port} (${code}): stop the program that uses it, or choose another port.`,
          ),
        ),
      )
      http.listen(port, host, () => settle((http.address() as AddressInfo).port))
    })
  const stop = async () => {
    http.closeAllConnections()
    await new Promise((settle) => http.close(settle))
  }
  const port = await listenAt(address.port)
  return {
    host,
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    listen: async (listens) => {
      if (listens === http.listening) return
      if (listens) await listenAt(port)
      else await stop()
    },
    stop,
  }
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

export function answerJson(response: ServerResponse, { status, body }: Answer): void {
  answerText(response, status, 'application/json', JSON.stringify(body))
}

export function answerText(response: ServerResponse, status: number, type: string, text = ''): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
  response.end(text)
}
