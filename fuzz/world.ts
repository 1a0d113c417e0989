import pg from 'pg'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { addToCart, call, createBuyer, createTire, origin, signInAs } from '../e2e/support/api'
import { type Caller, type Callers, createCallers, signInCaller } from '../e2e/support/callers'
import type { Body, Case } from './cases'

const PRODUCTS = 6
const STOCK = 500_000

export type World = {
  callers: Callers
  /** A customer who makes no calls, and whose rows must never change. */
  bystander: Caller
  /** Sessions are ended with this account, so that the other callers stay signed in. */
  leaver: Caller
  products: number[]
  archived: number
  news: number
  orders: { customer: string; bystander: string }
  payment: string
  database: pg.Client
}

/** Creates the data that the placeholders of requests refer to. */
export async function createWorld(): Promise<World> {
  const database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
  const callers = await createCallers()
  const bystander = await signInCaller(await createBuyer())
  const leaver = await signInCaller(await createBuyer())
  const products: number[] = []
  for (let n = 0; n < PRODUCTS; n++) products.push(await createTire(STOCK))
  const [product = 0, archived = 0] = [await createTire(STOCK), await createTire(STOCK)]
  const admin = callers.administrator.token
  await call('POST', `/api/products/${archived}/archive`, { token: admin })
  const news = await call<{ id: number }>('POST', '/api/admin/news', {
    token: admin,
    body: { title: 'Fuzz', description: 'Fuzz', url: '', urlVideo: '' },
  })
  const orders = {
    customer: await placeOrder(callers.customer, products[0] ?? 0),
    bystander: await placeOrder(bystander, product),
  }
  await add(bystander, product)
  const payment = await call<{ id: string }>('POST', '/api/payments/paypal/orders', {
    token: callers.customer.token,
    body: { orderId: orders.customer },
  })
  const made = { news: news.body.id, payment: payment.body.id }
  return { callers, bystander, leaver, products, archived, orders, database, ...made }
}

const add = ({ uid, token }: Caller, product: number) =>
  addToCart({ uid, token, email: '', password: '' }, product)

async function placeOrder(caller: Caller, product: number): Promise<string> {
  await add(caller, product)
  const { uid, token } = caller
  const account = { uid, token, email: `${uid}@prywatna.example`, password: '' }
  const placed = await call<{ id: string }>('POST', '/api/trakt/cart/moveToOrder', {
    token,
    body: orderOf(account),
  })
  if (placed.status !== 201) throw new Error(`placing an order: ${placed.status}`)
  return placed.body.id
}

/** Signs in the callers that the run has signed out. */
export async function renewCallers(world: World): Promise<void> {
  const { callers } = world
  for (const name of ['customer', 'other customer', 'administrator'] as const)
    callers[name] = await signInAgain(callers[name])
  world.leaver = await signInAgain(world.leaver)
}

async function signInAgain(caller: Caller): Promise<Caller> {
  const { account, bearer, cookie } = caller
  if (!account) return caller
  const users = await Promise.all(
    [bearer, cookie].map(async (headers) => (await fetch(`${origin}/api/session`, { headers })).text()),
  )
  if (users.every((user) => user.includes(account.uid))) return caller
  return signInCaller(await signInAs(account.email, account.password))
}

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
}

/** The request with its placeholders filled in from this world. */
export function fillIn(world: World, { method, path, caller, proof, headers, body }: Case): Sent {
  const endsSessions = method === 'DELETE' && /^\/api\/(account\/)?session/.test(path)
  const isSignedIn = Boolean(world.callers[caller].account)
  const who = endsSessions && isSignedIn ? world.leaver : world.callers[caller]
  const words = wordsOf(world, caller, path)
  const shown = {
    ...(proof === 'bearer' ? {} : who.cookie),
    ...(proof === 'cookie' ? {} : who.bearer),
  }
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('{origin}', origin)]),
  )
  const sent = { method, path: replacePlaceholders(path, words), headers: { ...shown, ...filled } }
  return body ? { ...sent, body: bytesOf(body, words) } : sent
}

type Words = Record<string, string | number>

function wordsOf(world: World, caller: Case['caller'], path: string): Words {
  const { callers, bystander, products, archived, news, orders, payment } = world
  const who = callers[caller]
  return {
    self: who.uid || 'nobody',
    bystander: bystander.uid,
    product: products[path.length % PRODUCTS] ?? 0,
    archived,
    news,
    order: orders.customer,
    // An administrator may change every order, so the bystander's is not used.
    'foreign order': caller === 'administrator' ? orders.customer : orders.bystander,
    payment,
    // With its own token a caller would delete its account and end the run for itself.
    token: path.startsWith('/api/account') ? bystander.token : who.token || 'x',
  }
}

const replacePlaceholders = (text: string, words: Words): string =>
  text.replace(/\{(\w+(?: \w+)?)\}/g, (whole, name) => String(words[name] ?? whole))

function bytesOf(body: Body, words: Words): string | Uint8Array {
  if ('bytes' in body) return new Uint8Array(body.bytes)
  if ('repeat' in body) return body.repeat.repeat(body.times)
  // A number in JSON has no quotes.
  const text = body.text.replace(/"\{(\w+)\}"/g, (whole, name) =>
    typeof words[name] === 'number' ? String(words[name]) : whole,
  )
  return replacePlaceholders(text, words)
}

/** A checksum per table of all rows that belong to a user, including the rows of the user's orders. */
export async function rowsOf(database: pg.Client, uid: string): Promise<Record<string, string>> {
  const { rows: columns } = await database.query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('user_id', 'uid', 'order_id')`)
  const sums: Record<string, string> = {}
  for (const { table, column } of columns) {
    const mine = column === 'order_id' ? 'IN (SELECT id FROM shop_order WHERE user_id = $1)' : '= $1'
    const { rows } = await database.query<{ count: number; sum: string }>(
      `SELECT count(*)::int AS count, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum
       FROM ${pg.escapeIdentifier(table)} t WHERE ${pg.escapeIdentifier(column)} ${mine}`,
      [uid],
    )
    sums[`${table}.${column}`] = `${rows[0]?.count} ${rows[0]?.sum}`
  }
  return sums
}
