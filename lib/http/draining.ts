import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sent by a balancer that asks another server when this one answers a safe request with 502 (deploy/nginx.conf). */
const ASKS_OTHERS = 'x-asks-other-servers'
/** How long such a balancer is told to go elsewhere: it then leaves this server alone for longer than the drain lasts. */
const TELLING_MS = 1_000

/** State of the process: Next may load this module several times. */
const processState = globalThis as typeof globalThis & { shopDrainsSince?: number }

/** Whether this server was told to stop, and still serves while balancers take notice. */
export const isDraining = (): boolean => processState.shopDrainsSince !== undefined

/**
 * Puts a drain between SIGTERM and Next's own end, which stops listening, finishes what is under way and exits. A
 * connection that arrives while Next stops listening would be reset. SIGINT ends at once, and so does a second SIGTERM.
 */
export function drainBeforeStop(seconds: number): void {
  if (seconds === 0) return
  const listeners = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  const stop = () => {
    for (const listener of listeners) listener('SIGTERM')
  }
  process.once('SIGTERM', () => {
    processState.shopDrainsSince = Date.now()
    setTimeout(stop, seconds * 1_000)
    process.on('SIGTERM', stop)
  })
}

/**
 * While the server drains: every answer is the last of its connection, so that no request is sent on a connection that is
 * about to be closed. A balancer that can ask another server is told to.
 *
 * @returns whether the request has been answered
 */
export function answerWhileDraining({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const since = processState.shopDrainsSince
  if (since === undefined) return false
  response.shouldKeepAlive = false
  const isSafe = method === 'GET' || method === 'HEAD'
  if (!isSafe || !headers[ASKS_OTHERS] || Date.now() - since > TELLING_MS) return false
  response.writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end('This server is about to stop\n')
  return true
}
