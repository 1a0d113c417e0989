import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, aBuyer, aTireOnSale, orderOf } from './api'
import { faultsInBooks, piecesByProduct } from './books'
import type { OwnShop } from './own-shop'

const STOCK = 100_000
const BUYERS = 10
const PAUSE_MS = 100
const PATIENCE_MS = 20_000
/** What a buyer began before the load was over is asked for this often again. */
const LAST_TRIES = 300

/** One kind of thing that people did: orders by their keys, payments by PayPal's ids, pictures by their addresses. */
export type Tally = {
  attempted: Set<string>
  /** With the id of what the shop said that it made. */
  acknowledged: Map<string, string>
  /** When the first one was acknowledged that was begun after the fault had ended. */
  wellAt: number | null
}
export const aTally = (): Tally => ({ attempted: new Set(), acknowledged: new Map(), wellAt: null })

export type Load = {
  orders: Tally
  payments: Tally
  /** Answers that told to come back, and those that nothing explains. */
  waits: number
  failures: string[]
  longestMs: number
  faultEndedAt: number
  isOver: boolean
}
export const aLoad = (): Load => ({
  orders: aTally(),
  payments: aTally(),
  waits: 0,
  failures: [],
  longestMs: 0,
  faultEndedAt: Number.POSITIVE_INFINITY,
  isOver: false,
})

/** Notes that something was done that had been begun at `began`. */
export function acknowledge(load: Load, tally: Tally, key: string, id: string, began: number): void {
  tally.acknowledged.set(key, id)
  if (began > load.faultEndedAt) tally.wellAt ??= Date.now()
}

export type Buyer = Account & { cookie: string }

/** Ten people signed in as browsers are, and two tires that there are enough of. */
export async function buyersOf(shop: OwnShop): Promise<{ buyers: Buyer[]; tires: number[] }> {
  const accounts = await Promise.all(Array.from({ length: BUYERS }, aBuyer))
  const buyers = await Promise.all(
    accounts.map(async (account) => ({ ...account, cookie: await sessionAt(shop, account) })),
  )
  const aTire = () => aTireOnSale(STOCK, undefined, shop.origin)
  return { buyers, tires: [await aTire(), await aTire()] }
}

/** The session cookie of an account at a shop of its own. */
export async function sessionAt({ origin }: OwnShop, { token }: Account): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ idToken: token }),
  })
  const cookie = /session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]
  if (!cookie) throw new Error(`no session: ${response.status}`)
  return cookie
}

type Ask = { method?: string; body: unknown; headers?: Record<string, string> }

/**
 * Asks until the shop answers, as a browser's buyer does who presses again; null for what it refuses. The same key
 * goes along each time.
 */
async function insist<T>(load: Load, shop: OwnShop, who: Buyer, path: string, ask: Ask): Promise<T | null> {
  for (let tries = 0; !load.isOver || tries < LAST_TRIES; tries++) {
    const began = Date.now()
    const response = await fetch(shop.origin + path, {
      method: ask.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shop.origin,
        cookie: who.cookie,
        ...ask.headers,
      },
      body: JSON.stringify(ask.body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null)
    const body = await response?.json().catch(() => null)
    load.longestMs = Math.max(load.longestMs, Date.now() - began)
    if (response?.ok && body) return body
    if (response && !mayBeAskedAgain(response, body?.code)) {
      load.failures.push(`${path} ${response.status} ${body?.code}`)
      return null
    }
    if (response?.status === 503) load.waits += 1
    await sleep(PAUSE_MS)
  }
  return null
}

const mayBeAskedAgain = ({ status, headers }: Response, code: string) =>
  (status === 503 && headers.has('retry-after')) ||
  /^(idempotency\.in_progress|payment\.(pending|unavailable|unanswered))$/.test(code)

/** Places order after order until the load is over; who pays pays each of them. */
export async function buy(load: Load, shop: OwnShop, buyer: Buyer, tire: number, pays: boolean) {
  const ask = <T>(path: string, given: Ask) => insist<T>(load, shop, buyer, path, given)
  while (!load.isOver) {
    const added = await ask(`/api/trakt/cart/${buyer.uid}/add`, {
      body: { product: { id: tire }, quantity: 1 },
    })
    if (!added) continue
    const key = randomUUID()
    const began = Date.now()
    load.orders.attempted.add(key)
    const order = await ask<{ id: string }>('/api/trakt/cart/moveToOrder', {
      body: orderOf(buyer),
      headers: { 'idempotency-key': key },
    })
    if (!order) continue
    acknowledge(load, load.orders, key, order.id, began)
    if (pays) await pay(load, shop, order.id, ask)
  }
}

async function pay(
  load: Load,
  shop: OwnShop,
  orderId: string,
  ask: <T>(path: string, given: Ask) => Promise<T | null>,
): Promise<void> {
  const began = Date.now()
  const opened = await ask<{ id: string }>('/api/payments/paypal/orders', { body: { orderId } })
  if (!opened) return
  load.payments.attempted.add(opened.id)
  shop.paypal.orders.approve(opened.id)
  const paid = await ask(`/api/payments/paypal/orders/${opened.id}/capture`, { body: {} })
  if (paid) acknowledge(load, load.payments, opened.id, orderId, began)
}

export type Row = {
  attempted: number
  acknowledged: number
  found: number
  doubled: number
  /** Acknowledged, and not there. */
  lost: number
}

/** What the database holds of the orders. */
export async function countOrders(database: pg.Client, { attempted, acknowledged }: Tally): Promise<Row> {
  const { rows: keys } = await database.query<{ key: string; order_id: string }>(
    'SELECT key, order_id FROM idempotency_key WHERE key = ANY($1)',
    [[...attempted]],
  )
  const found = new Map(keys.map(({ key, order_id }) => [key, order_id]))
  const { rows: without } = await database.query(
    'SELECT id FROM shop_order o WHERE NOT EXISTS (SELECT FROM idempotency_key k WHERE k.order_id = o.id)',
  )
  return {
    attempted: attempted.size,
    acknowledged: acknowledged.size,
    found: found.size,
    doubled: without.length,
    lost: [...acknowledged].filter(([key, id]) => found.get(key) !== id).length,
  }
}

/** What PayPal took, and what the database knows of it. */
export async function countPayments(
  database: pg.Client,
  shop: OwnShop,
  { attempted, acknowledged }: Tally,
): Promise<Row> {
  const { rows } = await database.query<{ id: string }>(
    "SELECT paypal_order_id AS id FROM payment WHERE status = 'captured' AND paypal_order_id = ANY($1)",
    [[...attempted]],
  )
  const recorded = new Set(rows.map(({ id }) => id))
  const taken = shop.paypal.orders.list().filter(({ id, capture }) => capture && attempted.has(id))
  const orders = taken.map(({ unit }) => unit.custom_id)
  return {
    attempted: attempted.size,
    acknowledged: acknowledged.size,
    found: recorded.size,
    doubled: orders.length - new Set(orders).size,
    lost: [...taken.map(({ id }) => id), ...acknowledged.keys()].filter((id) => !recorded.has(id)).length,
  }
}

/** Waits until the shop has asked PayPal about every payment that it does not know the end of. */
export async function settlePayments(database: pg.Client, shop: OwnShop, tally: Tally): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await countPayments(database, shop, tally)).lost === 0) return
    await database.query('UPDATE payment SET check_at = now() WHERE check_at IS NOT NULL')
    await sleep(1_000)
  }
}

/** Everything that must hold of the books whenever the shop stands still; `pieces` is what there was of each tire. */
export async function faultsOf(database: pg.Client, pieces: Map<number, number>): Promise<string[]> {
  const now = await piecesByProduct(database)
  const stocks = [...pieces].flatMap(([id, before]) =>
    now.get(id) === before ? [] : [`${id} had ${before} pieces and has ${now.get(id)}`],
  )
  return [...(await faultsInBooks(database)), ...stocks]
}

export async function connectTo({ databaseUrl }: OwnShop): Promise<pg.Client> {
  const database = new pg.Client(databaseUrl)
  // it may be killed while this is connected
  database.on('error', () => undefined)
  await database.connect()
  return database
}
