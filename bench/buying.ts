import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { type Load, measureLoad, requestText, withFileServer } from './measuring/load'
import { type BenchShop, type Buyer, createBuyers, processorMs, withShop } from './measuring/shop'
import { median, type Row, rowOf } from './rows'

const BUYERS = 400
const ROUNDS = 3
const WARM_UP_SECONDS = 2
const BASELINE_SECONDS = 2
const SELLING_SECONDS = 8
const SOLD_PER_SECOND = 10

/** Nobody may place as many orders as a benchmark does. */
const WITHOUT_LIMITS = { LIMITS: 'ordersPlaced=1000000/600', OPEN_ORDERS_LIMIT_PLN: '1000000000' }

const requestOf = ({ authorization }: Buyer, path: string, body: unknown) =>
  requestText('POST', `/api/trakt/cart/${path}`, { headers: { authorization }, body })
const orderRequest = (buyer: Buyer) => requestOf(buyer, 'moveToOrder', orderOf(buyer))
/** Requests that put one of the products into the cart of each buyer. */
const addRequests = (buyers: Buyer[], goods: number[]) =>
  buyers.map((buyer, n) => {
    const product = { id: goods[n % goods.length] ?? 1 }
    return requestOf(buyer, `${buyer.uid}/add`, { product, quantity: 1 })
  })

/** Measures how many first products are put into carts per second, by ten buyers at once. */
export const benchCart = (): Promise<Row[]> => withShop((shop) => measureBuying(shop, 'cart'), WITHOUT_LIMITS)

/** Measures how many orders of one line are placed per second over HTTP, by ten buyers at once. */
export const benchCheckout = (): Promise<Row[]> =>
  withShop((shop) => measureBuying(shop, 'orders'), WITHOUT_LIMITS)

async function measureBuying(shop: BenchShop, what: 'cart' | 'orders'): Promise<Row[]> {
  const goods = await stockProducts(shop)
  const rates: number[] = []
  const cpu: number[] = []
  return withFileServer(async (fileServer) => {
    for (let round = 0; round <= ROUNDS; round++) {
      const buyers = await createBuyers(shop.stack, BUYERS)
      const add = () => send(shop, addRequests(buyers, goods), '200')
      const order = () => send(shop, buyers.map(orderRequest), '201')
      await fileServer.measure(BASELINE_SECONDS)
      if (what === 'orders') await add()
      const before = await processorMs(shop.server.pid)
      const { perSecond } = await (what === 'orders' ? order() : add())
      const used = (await processorMs(shop.server.pid)) - before
      // the first round warms up the connections and the compiler
      if (round === 0) continue
      rates.push(perSecond)
      cpu.push(used / BUYERS)
    }
    const figure = what === 'orders' ? 'orders placed over HTTP' : 'first adds to a cart'
    return [
      rowOf(figure, median(rates), '/s', fileServer.baseline()),
      rowOf(`${figure}, processor`, median(cpu), 'ms'),
    ]
  })
}

/** Sends each request once; all must be answered with the status. */
async function send({ origin }: BenchShop, requests: string[], expected: string, connections?: number) {
  const waiting = [...requests]
  const load = await measureLoad({ origin, connections, next: () => waiting.pop() })
  if (Object.keys(load.statuses).join() !== expected) throw new Error(JSON.stringify(load.statuses))
  return load
}

async function execute({ stack }: BenchShop, text: string, values: unknown[] = []) {
  const client = new pg.Client(stack.environment.DATABASE_URL)
  await client.connect()
  const { rows } = await client.query<{ id: number }>(text, values).finally(() => client.end())
  return rows
}

/** Gives all products a stock that no round uses up; returns those of another size than the pages below show. */
async function stockProducts(shop: BenchShop): Promise<number[]> {
  await execute(shop, 'UPDATE product SET quantity_in_stock = 1000000 WHERE NOT in_archive')
  // the pieces of these few change in every answer that shows them: each sale is one of the last twenty
  await execute(shop, 'UPDATE product SET quantity_in_stock = 15 WHERE width = $1', [SHOWN.width])
  const others = `SELECT id FROM product WHERE product_type = 'Tire' AND NOT in_archive AND width <> $1 ORDER BY id`
  return (await execute(shop, others, [SHOWN.width])).map(({ id }) => id)
}

/** The size whose pages are visited while others are sold. */
const SHOWN = { width: 195, path: '/tires/filter/width=195&profile=80&diameter=15' }

/** Measures a results page while orders of other sizes change what pages show, against the same while nothing is sold. */
export const benchSelling = (): Promise<Row[]> => withShop(measureSelling, WITHOUT_LIMITS)

async function measureSelling(shop: BenchShop): Promise<Row[]> {
  const goods = await stockProducts(shop)
  const request = requestText('GET', SHOWN.path)
  const browse = (seconds: number) => measureLoad({ origin: shop.origin, seconds, next: () => request })
  await browse(WARM_UP_SECONDS)
  const quiet: Load[] = []
  const selling: Load[] = []
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await browse(SELLING_SECONDS))
    const buyers = await createBuyers(shop.stack, SOLD_PER_SECOND * SELLING_SECONDS)
    await send(shop, addRequests(buyers, goods), '200')
    // so few that each sale changes the number that pages show, and enough for all who have one in the cart
    await execute(shop, 'UPDATE product SET quantity_in_stock = 15 WHERE id = ANY($1)', [goods])
    const [load] = await Promise.all([browse(SELLING_SECONDS), sellSteadily(shop, buyers)])
    selling.push(load)
  }
  const row = (figure: string, of: 'perSecond' | 'p99', unit: string) => {
    const [alone, whileSold] = [quiet, selling].map((loads) => median(loads.map((load) => load[of])))
    return rowOf(figure, whileSold ?? 0, unit, { name: 'while none is sold', value: alone ?? 0 })
  }
  return [
    row('results page while others are sold', 'perSecond', '/s'),
    row('results page while others are sold, p99', 'p99', 'ms'),
  ]
}

async function sellSteadily(shop: BenchShop, buyers: Buyer[]): Promise<void> {
  const orders = buyers.map(async (buyer, n) => {
    await sleep((n * 1_000) / SOLD_PER_SECOND)
    await send(shop, [orderRequest(buyer)], '201', 1)
  })
  await Promise.all(orders)
}
