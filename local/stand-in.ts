import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LocalError } from './local-error'
import { isFromThisMachine } from './loopback'

const HOST = '127.0.0.1'

export type Answer = { status: number; body: unknown }

/** The HTTP server of a vendor's stand-in; it can pretend to be unreachable. */
export type StandIn = {
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
}

/** Gets requests of this machine only, each with its body. */
type Serve = (request: IncomingMessage, response: ServerResponse, text: string) => Promise<void>

/** Serves a vendor's API on loopback. Throws `LocalError` for a port in use. */
export async function startStandIn(vendor: string, address: StandInAddress, serve: Serve): Promise<StandIn> {
  const http = createServer((request, response) => {
    const work = isFromThisMachine(request)
      ? bodyOf(request).then((text) => serve(request, response, text))
      : Promise.resolve(answerText(response, 403, 'text/plain', 'Loopback only'))
    work.catch((error) => {
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
      http.listen(port, HOST, () => settle((http.address() as AddressInfo).port))
    })
  const stop = async () => {
    http.closeAllConnections()
    await new Promise((settle) => http.close(settle))
  }
  const port = await listenAt(address.port)
  return {
    port,
    url: `http://${HOST}:${port}`,
    listen: async (listens) => {
      if (listens === http.listening) return
      if (listens) await listenAt(port)
      else await stop()
    },
    stop,
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
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
