import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openPool, POOL_SIZE } from '@/lib/platform/database/db'
import type { PlaceOrder } from '@/lib/sales/orders/schema'
import { anOrderOf } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { withDatabase } from './measuring/database'
import { recordStatements, type Statement } from './measuring/statements'
import { median, type Row, rowOf } from './rows'

const BUYERS = 10
const ORDERS_A_ROUND = 400
const ROUNDS = 5
const GOODS = 300
const LINES = 3
/** `placeOrder` must reach this share of the speed of its own statements. */
const LEAST_RATIO = 0.8
/** The limit for an order with three lines, including BEGIN and COMMIT. */
const MOST_STATEMENTS = 12

/** How the limiter's row of a buyer begins. */
const COUNTER = 'ordersPlaced:'

type Buyer = { uid: string; products: number[]; order: PlaceOrder }

/** Measures orders per second with ten buyers at once: through `placeOrder`, and its statements sent directly. */
export const benchOrders = (): Promise<Row[]> => withDatabase('orders', measureOrders, { products: 0 })

async function measureOrders(): Promise<Row[]> {
  // as many connections as the shop places orders on, so that both are treated alike on a machine with other programs
  const pool = openPool({ max: Math.floor(POOL_SIZE / 2), connectionTimeoutMillis: 10_000 })
  const guards = openPool({ max: 2 })
  try {
    const goods = await stockProducts(pool)
    const [sample] = await createBuyersWithCarts(pool, goods, 1)
    if (!sample) throw new Error('no buyer')
    const recipe = await recordOrderStatements(sample)
    const rates: Record<'shop' | 'plain', number[]> = { shop: [], plain: [] }
    const ways = { shop: place, plain: (buyer: Buyer) => replay(pool, guards, recipe, buyer) }
    for (let round = 0; round <= ROUNDS; round++)
      for (const way of ['shop', 'plain'] as const) {
        const rate = await measureRate(await createBuyersWithCarts(pool, goods, ORDERS_A_ROUND), ways[way])
        // The first round warms up the connections and the compiler.
        if (round > 0) rates[way].push(rate)
      }
    const direct = { name: 'the statements alone', value: median(rates.plain) }
    const rate = median(rates.shop)
    const statements = recipe.statements.length
    return [
      rowOf('orders through placeOrder', rate, '/s', direct, rate / direct.value >= LEAST_RATIO),
      rowOf('statements of an order', statements, '', null, statements <= MOST_STATEMENTS),
    ]
  } finally {
    await Promise.all([pool.end(), guards.end()])
  }
}

/** Enough products for every round; products of an earlier run get new stock. */
async function stockProducts(pool: pg.Pool): Promise<number[]> {
  await pool.query(
    `INSERT INTO product (product_type, title, price_grosze, quantity_in_stock, thickness, bolt_pattern)
     SELECT 'Spacer', 'Bench ' || n, 12999, 0, 30, '5x139.7'
     FROM generate_series((SELECT count(*) FROM product) + 1, $1::int) n`,
    [GOODS],
  )
  await pool.query('UPDATE product SET quantity_in_stock = 1000000')
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM product ORDER BY id LIMIT $1', [GOODS])
  return rows.map(({ id }) => id)
}

/** New customers, each with three products in the cart. */
async function createBuyersWithCarts(pool: pg.Pool, goods: number[], count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => {
    const start = Math.floor(Math.random() * goods.length)
    const products = Array.from({ length: LINES }, (_, line) => goods[(start + line * 7) % goods.length] ?? 0)
    const uid = randomUUID()
    // Read here, as the handler does before it calls the service, so that it is not measured.
    return { uid, products: products.sort((a, b) => a - b), order: anOrderOf(userOf(uid)) }
  })
  await pool.query(
    `INSERT INTO cart_item (user_id, product_id, quantity)
     SELECT * FROM unnest($1::text[], $2::int[]) AS line, (SELECT 2) AS pieces`,
    [buyers.flatMap(({ uid }) => Array(LINES).fill(uid)), buyers.flatMap(({ products }) => products)],
  )
  return buyers
}

const userOf = (uid: string) => ({ uid, name: 'Bench', email: 'bench@trakt.example', isAdmin: false })

const place = async ({ uid, order }: Buyer) => {
  await placeOrder(order, userOf(uid), uid)
}

type Recipe = { statements: Statement[]; buyer: Buyer; orderId: string }

/** The statements that `placeOrder` sends for one order. */
async function recordOrderStatements(buyer: Buyer): Promise<Recipe> {
  let orderId = ''
  const statements = await recordStatements(async () => {
    orderId = (await placeOrder(buyer.order, userOf(buyer.uid), buyer.uid)).order.id
  })
  return { statements, buyer, orderId }
}

/** Sends the same statements for another buyer directly to PostgreSQL. */
async function replay(
  pool: pg.Pool,
  guards: pg.Pool,
  { statements, buyer: sample, orderId }: Recipe,
  buyer: Buyer,
): Promise<void> {
  const id = randomUUID().slice(0, 11)
  const sampled = JSON.stringify(sample.products)
  const own = (value: unknown): unknown => {
    if (typeof value !== 'string') return JSON.stringify(value) === sampled ? buyer.products : value
    if (value.startsWith(COUNTER)) return `${COUNTER}${buyer.uid}`
    return value.replaceAll(orderId, id).replaceAll(sample.uid, buyer.uid)
  }
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) {
      // the limiter counts on connections of its own, each buyer in a row of their own
      const connection = text.includes('rate_limit') ? guards : client
      await connection.query(text, values.map(own))
    }
  } finally {
    client.release()
  }
}

/** The speed of ten parallel workers that share the buyers. */
async function measureRate(buyers: Buyer[], buy: (buyer: Buyer) => Promise<void>): Promise<number> {
  const waiting = [...buyers]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await buy(next)
    }),
  )
  return (buyers.length * 1_000) / (performance.now() - began)
}
