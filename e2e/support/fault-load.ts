import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { type Account, createBuyer, createTire } from './api'
import { findInconsistencies, piecesByProduct } from './consistency'
import type { OwnShop } from './own-shop'
import { checkAllSoon } from './payments'

const STOCK = 100_000
const BUYERS = 10
const PAUSE_MS = 100
const PATIENCE_MS = 20_000
/** How many times a request that began before the load ended is repeated. */
const LAST_TRIES = 300

/** Counts of one kind of action: orders by key, payments by PayPal id, pictures by address. */
export type Tally = {
  attempted: Set<string>
  /** Action → id of what the shop said it created. */
  acknowledged: Map<string, string>
  /** When the first action that began after the fault had ended was acknowledged. */
  wellAt: number | null
}
export const aTally = (): Tally => ({ attempted: new Set(), acknowledged: new Map(), wellAt: null })

export type Load = {
  orders: Tally
  payments: Tally
  /** Answers that asked to retry later, and answers without an explanation. */
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

/** Records an action that the shop acknowledged; `began` is when it was started. */
export function acknowledge(load: Load, tally: Tally, key: string, id: string, began: number): void {
  tally.acknowledged.set(key, id)
  if (began > load.faultEndedAt) tally.wellAt ??= Date.now()
}

export type Buyer = Account & { cookie: string }

/** Ten people with session cookies, and two tires with plenty of stock. */
export async function createBuyers(shop: OwnShop): Promise<{ buyers: Buyer[]; tires: number[] }> {
  const accounts = await Promise.all(Array.from({ length: BUYERS }, createBuyer))
  const buyers = await Promise.all(
    accounts.map(async (account) => ({ ...account, cookie: await openSessionAt(shop, account) })),
  )
  const createLoadTire = () => createTire(STOCK, undefined, shop.origin)
  return { buyers, tires: [await createLoadTire(), await createLoadTire()] }
}

/** Opens a session for an account at a shop started by a test and returns its cookie. */
export async function openSessionAt({ origin }: OwnShop, { token }: Account): Promise<string> {
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
 * Repeats a request with the same idempotency key until the shop answers, as a customer would who presses again.
 * Returns null when the shop refuses it.
 */
async function retryUntilAnswered<T>(
  load: Load,
  shop: OwnShop,
  who: Buyer,
  path: string,
  ask: Ask,
): Promise<T | null> {
  for (let tries = 0; !load.isOver || tries < LAST_TRIES; tries++) {
    const began = Date.now()
    const answer = await readAnswer(shop.origin + path, {
      method: ask.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shop.origin,
        cookie: who.cookie,
        ...ask.headers,
      },
      body: JSON.stringify(ask.body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    load.longestMs = Math.max(load.longestMs, Date.now() - began)
    if (answer?.response.ok && answer.body) return answer.body as T
    if (answer && !mayBeAskedAgain(answer.response, answer.body?.code)) {
      load.failures.push(`${path} ${answer.response.status} ${answer.body?.code}`)
      return null
    }
    if (answer?.response.status === 503) load.waits += 1
    await sleep(PAUSE_MS)
  }
  return null
}

/** Null where nothing was heard: the line was cut before the answer, or in the middle of it. */
async function readAnswer(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request)
    const text = await response.text()
    const body: { code?: string } | null = /json/.test(response.headers.get('content-type') ?? '')
      ? JSON.parse(text)
      : null
    return { response, body }
  } catch (error) {
    if (error instanceof SyntaxError) throw error
    return null
  }
}

const mayBeAskedAgain = ({ status, headers }: Response, code = '') =>
  (status === 503 && headers.has('retry-after')) ||
  /^(idempotency\.in_progress|payment\.(pending|unavailable|unanswered))$/.test(code)

/** Places orders until the load is over; with `pays`, pays each of them. */
export async function buy(load: Load, shop: OwnShop, buyer: Buyer, tire: number, pays: boolean) {
  const ask = <T>(path: string, request: Ask) => retryUntilAnswered<T>(load, shop, buyer, path, request)
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
  ask: <T>(path: string, request: Ask) => Promise<T | null>,
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
  /** Acknowledged but missing. */
  lost: number
}

/** Counts the orders in the database. */
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

/** Compares PayPal's captures with the payments in the database. */
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
  const captured = shop.paypal.orders.list().filter(({ id, capture }) => capture && attempted.has(id))
  const orders = captured.map(({ unit }) => unit.custom_id)
  return {
    attempted: attempted.size,
    acknowledged: acknowledged.size,
    found: recorded.size,
    doubled: orders.length - new Set(orders).size,
    lost: [...captured.map(({ id }) => id), ...acknowledged.keys()].filter((id) => !recorded.has(id)).length,
  }
}

/** Waits until the shop has asked PayPal about every payment whose outcome it does not know. */
export async function settlePayments(database: pg.Client, shop: OwnShop, tally: Tally): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await countPayments(database, shop, tally)).lost === 0) return
    await checkAllSoon(shop)
    await sleep(1_000)
  }
}

/** The violated invariants of a shop without traffic; `pieces` is the initial stock of each tire. */
export async function faultsOf(database: pg.Client, pieces: Map<number, number>): Promise<string[]> {
  const now = await piecesByProduct(database)
  const stocks = [...pieces].flatMap(([id, before]) =>
    now.get(id) === before ? [] : [`${id} had ${before} pieces and has ${now.get(id)}`],
  )
  return [...(await findInconsistencies(database)), ...stocks]
}
