import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { PROJECT_ROOT } from '@/local/project'
import { addRequest, orderRequest, send, stockProducts, WITHOUT_LIMITS } from './buying'
import { measureLoad, requestText } from './measuring/load'
import { type BenchShop, CONNECTIONS, createBuyers, withShop } from './measuring/shop'
import { distinct, popular, rssMb, SMALL_HEAP } from './memory'
import { median, type Row, rowOf } from './rows'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
/** Each round: this many buyers order, and for this long others look around. */
const BUYERS = 20
const BROWSE_SECONDS = 10
/** The first quarter fills caches. What the last quarter has more than the second one must be below these. */
const MOST_MORE = { memoryMb: 60, handles: 20, connections: 6, queue: 30 }

type Sample = {
  seconds: number
  memoryMb: number
  /** Open files and sockets of the server; only Linux tells. */
  handles: number
  connections: number
  /** Mails that wait. */
  queue: number
  requests: number
  orders: number
}
type Measured = keyof typeof MOST_MORE

/**
 * Mixed traffic for a long time, with the heap that a deployment has: does anything grow that should not? Writes all
 * samples as JSON.
 */
export const benchSoak = (): Promise<Row[]> => withShop(soak, { ...WITHOUT_LIMITS, ...SMALL_HEAP })

async function soak(shop: BenchShop): Promise<Row[]> {
  const goods = await stockProducts(shop)
  const database = new pg.Client(shop.stack.environment.DATABASE_URL)
  await database.connect()
  const known = popular(goods.slice(0, 40))
  const samples: Sample[] = []
  const statuses: Record<string, number> = {}
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  let sent = 0
  let orders = 0
  while (seconds() < MINUTES * 60) {
    const buyers = await createBuyers(shop.stack, BUYERS)
    await send(
      shop,
      buyers.map((buyer) => addRequest(buyer, goods[orders++ % goods.length] ?? 1)),
      '200',
    )
    await send(shop, buyers.map(orderRequest), '201')
    const load = await measureLoad({
      origin: shop.origin,
      connections: CONNECTIONS,
      seconds: BROWSE_SECONDS,
      next: () => {
        const n = sent++
        return requestText(
          'GET',
          n % 5 === 4 ? distinct(Math.floor(n / 5)) : (known[n % known.length] ?? '/'),
        )
      },
    })
    for (const [status, count] of Object.entries(load.statuses))
      statuses[status] = (statuses[status] ?? 0) + count
    const sample = {
      seconds: Math.round(seconds()),
      requests: sent,
      orders,
      ...(await measure(shop, database)),
    }
    samples.push(sample)
    console.log(JSON.stringify(sample))
  }
  await database.end()
  await report(samples, statuses)
  const isAnswered = Object.keys(statuses).every((status) => /^[234]/.test(status))
  return [
    rowOf(`soak of ${MINUTES} min: orders`, orders, ''),
    rowOf('soak: requests', sent, '', null, isAnswered),
    ...(Object.keys(MOST_MORE) as Measured[]).map((what) => growthRow(samples, what)),
  ]
}

async function measure({ server }: BenchShop, database: pg.Client) {
  const { rows } = await database.query<{ connections: number; queue: number }>(`
    SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
      (SELECT count(*)::int FROM outbox WHERE sent_at IS NULL) AS queue`)
  const [row = { connections: 0, queue: 0 }] = rows
  const handles = (await readdir(`/proc/${server.pid}/fd`).catch(() => [])).length
  return { memoryMb: await rssMb(server.pid), handles, ...row }
}

/** How much more the last quarter has than the second. */
function growthRow(samples: Sample[], what: Measured): Row {
  const quarter = (n: number) =>
    median(
      samples
        .slice(Math.floor((samples.length * n) / 4), Math.ceil((samples.length * (n + 1)) / 4))
        .map((sample) => sample[what]),
    )
  const growth = quarter(3) - quarter(1)
  return rowOf(
    `soak: ${what}, last quarter ${quarter(3)}, more than the second by`,
    growth,
    '',
    null,
    growth <= MOST_MORE[what],
  )
}

async function report(samples: Sample[], statuses: Record<string, number>): Promise<void> {
  const folder = join(PROJECT_ROOT, 'test-results', 'bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'soak-samples.json')
  await writeFile(file, JSON.stringify({ minutes: MINUTES, statuses, samples }, null, 2))
}
