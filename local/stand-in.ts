import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from './api-description'
import { LocalError } from './local-error'

const HOST = '127.0.0.1'
const SLOW_MS = 10_000

/** A body that is no text is sent as JSON. */
export type Answer = { status: number; body?: unknown; type?: string; headers?: Record<string, string> }
/** Instead of an answer the connection breaks, or stays open until the caller gives up. */
export type Outcome = Answer | 'reset' | 'silent'

/** Gets requests of this machine only, each with its body. */
type Serve = (request: IncomingMessage, text: string) => Promise<Outcome> | Outcome

/** Serves HTTP on loopback at the port of `variable`, at any free one for 0; `name` says what for. Throws `LocalError`. */
export async function startStandIn(name: string, variable: string, wanted: number, serve: Serve) {
  const http = createServer((request, response) => {
    answer(request, response, serve).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
  const listenAt = (port: number) =>
    new Promise<number>((settle, fail) => {
      http.once('error', ({ code, message }: NodeJS.ErrnoException) => {
        const taken = `is taken: stop the program that uses it, or choose another port with ${variable}`
        const reason = code === 'EADDRINUSE' ? taken : `cannot be used: ${message}`
        fail(new LocalError(`Port ${port}, wanted for ${name}, ${reason}.`))
      })
      http.listen(port, HOST, () => settle((http.address() as AddressInfo).port))
    })
  const stop = async () => {
    http.closeAllConnections()
    await new Promise((settle) => http.close(settle))
  }
  const port = await listenAt(wanted)
  /** Makes the address reachable or unreachable; the stand-in keeps its state. */
  const listen = async (listens: boolean) => {
    if (listens === http.listening) return
    if (listens) await listenAt(port)
    else await stop()
  }
  return { http, port, url: `http://${HOST}:${port}`, listen, stop }
}

async function answer(request: IncomingMessage, response: ServerResponse, serve: Serve): Promise<void> {
  const outcome = isFromThisMachine(request)
    ? await serve(request, await text(request))
    : { status: 403, type: 'text/plain', body: 'Loopback only' }
  if (outcome === 'reset') request.socket.destroy()
  else if (outcome !== 'silent') {
    const { status, type, headers } = withDefaults(outcome)
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers })
    response.end(textOf(outcome))
  }
}

const withDefaults = (answer: Answer) => ({ type: 'application/json', ...answer })
const textOf = ({ body = '' }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body))

/** Whether host and page of a request are of this machine: any website can reach loopback through its visitor's browser. */
export function isFromThisMachine({ headers }: IncomingMessage): boolean {
  const isLocal = (url: string) =>
    URL.canParse(url) && /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(new URL(url).hostname)
  return isLocal(`http://${headers.host}`) && (headers.origin === undefined || isLocal(headers.origin))
}

/** What is compared with the vendor's description. */
export const exchangeOf = (request: IncomingMessage, text: string, answer: Answer): Exchange => ({
  method: request.method ?? '',
  path: request.url ?? '',
  isSignedIn: request.headers.authorization !== undefined,
  request: text,
  status: answer.status,
  type: withDefaults(answer).type,
  response: textOf(answer),
})

type AnyFault = {
  on: string
  kind: string
  /** Number of requests with this fault; 1 by default. */
  times?: number
  /** Delay in ms, for `slow`. */
  ms?: number
  /** The shop's order that it befalls; the next request of any by default. */
  order?: string
}

/** The faults that have been set and not used up. */
export class Faults<Fault extends AnyFault> extends Array<Fault> {
  add(fault: Fault): void {
    this.push({ ...fault })
  }

  /** Takes back the faults of one of the shop's orders, or all. */
  clear(order?: string): void {
    const kept = order ? this.filter((fault) => fault.order !== order) : []
    this.splice(0, this.length, ...kept)
  }

  /** Takes the fault for this request and counts it down. `order` is the shop's, if the request is about one. */
  take(on: Fault['on'], order?: string): Fault | undefined {
    const fault = this.find((each) => each.on === on && (each.order ?? order) === order)
    if (!fault) return undefined
    fault.times = (fault.times ?? 1) - 1
    if (fault.times <= 0) this.splice(this.indexOf(fault), 1)
    return fault
  }
}

/**
 * Does the work unless a fault befalls the request: `slow` does it late, `reset` and `garbage` (200 without JSON) never,
 * `lost` does it and breaks the connection, `silent` does it and never answers.
 */
export async function befall(fault: AnyFault | undefined, work: () => Answer): Promise<Outcome> {
  if (fault?.kind === 'slow') await sleep(fault.ms || SLOW_MS, undefined, { ref: false })
  if (fault?.kind === 'reset') return 'reset'
  if (fault?.kind === 'garbage') return { status: 200, body: '<html>Sorry</html>' }
  const done = work()
  if (fault?.kind === 'lost') return 'reset'
  return fault?.kind === 'silent' ? 'silent' : done
}
