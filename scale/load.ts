import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { type Account, createBuyer, createTire, origin } from '../e2e/support/api'

const READERS = 6
const BUYERS = 3
const PAUSE_MS = 50
const PATIENCE_MS = 30_000
/** What is said of an answer that ended in its middle: nginx had begun to send it when the server was killed. */
export const CUT_OFF = 'cut off'

/** Starts visitors who read and buy without a pause, through nginx. */
export async function startLoad(paths: string[]) {
  let isOver = false
  const load = {
    reads: 0,
    /** Requests that were not answered as they should be, for example 'GET / 502'. */
    failedReads: [] as string[],
    failedWrites: [] as string[],
    longestMs: 0,
    /** Key of each order that the shop acknowledged, and its id. */
    orders: new Map<string, string>(),
    /** Resolves when everything that was begun is over. */
    end: async () => {
      isOver = true
      await working
    },
  }
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const began = Date.now()
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const outcome = await fetch(origin + path, { method, redirect: 'manual', signal, ...init }).then(
      async (response) => {
        const text = await response.text().catch(() => undefined)
        if (response.ok && text !== undefined) return { text }
        return text === undefined ? CUT_OFF : String(response.status)
      },
      (error: Error) => String(error.cause ?? error),
    )
    load.longestMs = Math.max(load.longestMs, Date.now() - began)
    if (typeof outcome !== 'string') return outcome.text
    const failures = method === 'GET' ? load.failedReads : load.failedWrites
    failures.push(`${method} ${path} ${outcome}`)
    return undefined
  }
  const read = async (first: number) => {
    for (let i = first; !isOver; i++) {
      await ask('GET', paths[i % paths.length] ?? '/')
      load.reads += 1
    }
  }
  /** Asks again with the same headers until the shop acknowledges, as a customer would who presses again. */
  const insist = async (path: string, buyer: Account, body: unknown, headers = {}) => {
    for (;;) {
      const text = await ask('POST', path, {
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      if (text !== undefined) return JSON.parse(text)
      await sleep(PAUSE_MS)
    }
  }
  const buy = async (buyer: Account, tire: number) => {
    while (!isOver) {
      await insist(`/api/trakt/cart/${buyer.uid}/add`, buyer, { product: { id: tire }, quantity: 1 })
      const key = randomUUID()
      const headers = { 'idempotency-key': key }
      const order = await insist('/api/trakt/cart/moveToOrder', buyer, orderOf(buyer), headers)
      load.orders.set(key, order.id)
    }
  }
  const tire = await createTire(100_000)
  const buyers = await Promise.all(Array.from({ length: BUYERS }, createBuyer))
  const working: Promise<unknown> = Promise.all([
    ...Array.from({ length: READERS }, (_, first) => read(first)),
    ...buyers.map((buyer) => buy(buyer, tire)),
  ])
  return load
}
