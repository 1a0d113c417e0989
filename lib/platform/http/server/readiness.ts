import 'server-only'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { variable } from '@/lib/platform/runtime/env'
import { processState } from '@/lib/platform/runtime/process-state'

/** Sent by a balancer that asks another server when this one answers a safe request with 502 (deploy/nginx.conf). */
const ASKS_OTHERS = 'x-asks-other-servers'
/** How long a balancer hears of the drain: it then sends this server nothing for longer than the drain lasts. */
const TELLING_MS = 1_000
/** Load most of the shop's code; the last one answers 405 and orders nothing. */
const FIRST_VISITS = ['/', '/tires', '/api/tires?pageSize=1', '/api/trakt/cart/moveToOrder']
const VISIT_PATIENCE_MS = 20_000
/** Code of other pages is loaded at their first visit, most of it within this time after the server's own visits. */
const LOADING_MS = 60_000

type Readiness = { warmsUp?: boolean; isWarmSince?: number; drainsSince?: number }
const state = processState('shopReadiness', (): Readiness => ({}))

/** Whether this server has loaded its code and got no SIGTERM. */
export const takesVisitors = (): boolean => !state.warmsUp && state.drainsSince === undefined

/** Whether this server is loading its code, or began so lately that a page may come late because of that. */
export const isLoadingCode = (): boolean =>
  state.warmsUp === true || (state.isWarmSince !== undefined && Date.now() - state.isWarmSince < LOADING_MS)

/** Visits a few pages first: loading the code occupies the process for seconds, in which visitors would wait in vain. */
export async function warmUp(startBeside: () => Promise<void> = async () => {}): Promise<void> {
  state.warmsUp = true
  const host = variable('HOST').replace(/^(0\.0\.0\.0|::)$/, 'localhost')
  let endVisit = () => {}
  let isStopping = false
  // A server ends when its last connection does, so its own must not keep it.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      isStopping = true
      endVisit()
    })
  for (const path of FIRST_VISITS) {
    if (isStopping) break
    await new Promise<void>((resolve) => {
      // without an agent the connection ends with the answer
      const visit = get({ host, port: process.env.PORT, path, agent: false })
      const patience = setTimeout(() => visit.destroy(), VISIT_PATIENCE_MS)
      endVisit = () => visit.destroy()
      visit.on('response', (answer) => answer.resume())
      visit.on('error', () => {}) // It was destroyed, or nobody listens.
      visit.on('close', () => {
        clearTimeout(patience)
        resolve()
      })
    })
  }
  if (!isStopping) await startBeside()
  state.warmsUp = false
  state.isWarmSince = Date.now()
}

/** Lasts from SIGTERM to Next's own end, which resets connections; SIGINT or a second SIGTERM ends at once. */
export function drainBeforeStop(seconds: number): void {
  if (seconds === 0) return
  const listeners = process.listeners('SIGTERM')
  process.removeAllListeners('SIGTERM')
  const stop = () => {
    for (const listener of listeners) listener('SIGTERM')
  }
  process.once('SIGTERM', () => {
    state.drainsSince = Date.now()
    setTimeout(stop, seconds * 1_000)
    process.on('SIGTERM', stop)
  })
}

/**
 * Has a balancer ask another server while this one warms up and when it begins to drain; then every answer is the last of
 * its connection. Returns whether the request has been answered.
 */
export function sendElsewhere({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { warmsUp = false, drainsSince: since } = state
  if (since !== undefined) response.shouldKeepAlive = false
  const begins = warmsUp || (since !== undefined && Date.now() - since <= TELLING_MS)
  const isSafe = method === 'GET' || method === 'HEAD'
  if (!begins || !isSafe || !headers[ASKS_OTHERS]) return false
  response.writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end('This server is not ready\n')
  return true
}
