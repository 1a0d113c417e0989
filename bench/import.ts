import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { beginImport } from '@/lib/catalog/exchange/apply'
import { checkFile } from '@/lib/catalog/exchange/check'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { readJob } from '@/lib/catalog/exchange/queries'
import { db } from '@/lib/core/database/db'
import { isDatabaseOutage } from '@/lib/core/database/outage'
import { ShopError } from '@/lib/core/errors'
import { csvText } from '@/lib/csv/write'
import type { ShopUser } from '@/lib/identity/user'
import { placeOrder } from '@/lib/orders/placing/place'
import { anOrderOf } from '@/lib/orders/testing'
import { migrate } from '@/local/postgres/migrations'
import { startBenchServer } from './measuring/server'
import { type Row, rowOf } from './rows'

const SMALL = 5_000
const LARGE = 50_000
/** With ten times the rows, memory above the start may be this many times as much, or grow by this many MB. */
const GROWTH = 3
const SLACK_MB = 20
const SAMPLE_MS = 500
/** Enough pieces for every buyer. */
const PLENTY = 900_000
/** Pause of a buyer between two orders; how long buyers are measured before an import starts. */
const PAUSE_MS = 20
const QUIET_MS = 2_000

const admin: ShopUser = { uid: 'bench', name: 'Bench', email: 'bench@trakt.example', isAdmin: true }

type Measured = { work: string; rows: number; seconds: number; peakMb: number; buyers?: Buyers }
/** How long placing takes while no import runs, and orders for edited and other products during an import. */
type Buyers = { quietMs: number; edited: Placings; other: Placings }

/**
 * Measures rows per second and memory of imports: new products, the same products exported again, and the same with a
 * new price in every row. Measures how long buyers wait meanwhile. Memory must not grow with the file, and no buyer of
 * a product that the file leaves alone may be refused.
 */
export async function benchImport(): Promise<Row[]> {
  const server = await startBenchServer('imports')
  try {
    await freshDatabase(server.url)
    // The first run warms up the code and the caches of both sides.
    await runOf(500)
    const small = await runOf(SMALL)
    const large = await runOf(LARGE)
    return report(small, large)
  } finally {
    await db().$disconnect()
    await server.stop()
  }
}

async function freshDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query('DROP DATABASE IF EXISTS import_bench WITH (FORCE)')
  await client.query('CREATE DATABASE import_bench')
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = 'import_bench'
  await migrate(url.href)
  process.env.DATABASE_URL = url.href
}

const encoder = new TextEncoder()

/** New tires, a few thousand characters at a time, so that the whole file is never in memory. */
async function* newTires(count: number): AsyncGenerator<Uint8Array> {
  let text =
    'title;price;quantityInStock;typeOfTire;width;profile;diameter;icVc;season;protector;retread;approval;approvalNumber;inf\r\n'
  for (let n = 0; n < count; n++) {
    const width = 175 + (n % 14) * 10
    text += `Trakt Miara ${n % 97} AT ${width}/80 R15 96Q ${count}-${n};${280 + (n % 800)},99;${n % 60};4X4;${width};80;15;`
    text += `96Q;allseason;Bagno XT;1;R108;108R-004404;"Opona bieżnikowana; bieżnik ${9 + (n % 8)} mm"\r\n`
    if (n % 200 === 199 || n === count - 1) {
      yield encoder.encode(text)
      text = ''
    }
  }
}

/** The tires of the last file as an export writes them, each one zloty dearer. */
async function* dearer(count: number): AsyncGenerator<Uint8Array> {
  let left = count
  let isFirst = true
  for await (const records of catalogueRecords({ type: 'Tire', state: 'all' })) {
    if (isFirst) yield encoder.encode(csvText(records, 'pl', { first: true }))
    else {
      const some = records.slice(0, left)
      left -= some.length
      for (const record of some) record[2] = Number(record[2]) + 1
      yield encoder.encode(csvText(some, 'pl', { first: false }))
    }
    isFirst = false
    if (left === 0) return
  }
}

async function runOf(rows: number): Promise<Measured[]> {
  await db()
    .$executeRaw`TRUNCATE product, price_change, stock_change, cart_item, order_line, catalogue_import_row,
    catalogue_import_problem CASCADE`
  await db().$executeRaw`VACUUM (ANALYZE) product`
  const results: Measured[] = []
  const check = async (work: string, file: AsyncGenerator<Uint8Array>) => {
    let id = 0
    const measured = await measure(work, rows, async () => {
      const job = await checkFile(file, { type: 'Tire', fileName: `${rows}.csv` }, admin)
      if (job.created + job.changed !== rows) throw new Error(`${work}: ${JSON.stringify(job)}`)
      id = job.id
    })
    results.push(measured)
    return id
  }
  const apply = async (work: string, id: number) => {
    const { other, edited } = await createProducts()
    const quiet = buyAgainAndAgain(other)
    await sleep(QUIET_MS)
    const { medianMs: quietMs } = await quiet()
    const ofEdited = buyAgainAndAgain(edited)
    const ofOther = buyAgainAndAgain(other)
    const measured = await measure(work, rows, async () => {
      const { run } = await beginImport(id, admin)
      await run()
      const { state, failure } = await readJob(id)
      if (state !== 'imported') throw new Error(`${work}: ${state} ${failure}`)
    })
    results.push({ ...measured, buyers: { quietMs, edited: await ofEdited(), other: await ofOther() } })
  }
  await apply('import of new products', await check('check of new products', newTires(rows)))
  await apply('import of changes', await check('check of changes', dearer(rows)))
  return results
}

type Placings = { longestMs: number; medianMs: number; refused: number }

/** Buys one piece of a product repeatedly, each time as another customer, until the returned function is called. */
function buyAgainAndAgain(productId: number): () => Promise<Placings> {
  let isOver = false
  let refused = 0
  const times: number[] = []
  const buying = (async () => {
    while (!isOver) {
      const uid = randomUUID()
      const user = { uid, name: 'Bench', email: 'bench@trakt.example', isAdmin: false }
      await db().cartItem.create({ data: { userId: uid, productId, quantity: 1 } })
      const began = performance.now()
      await placeOrder(anOrderOf(user), user).catch((error: unknown) => {
        const isBusy = error instanceof ShopError ? error.code === 'unavailable' : isDatabaseOutage(error)
        if (!isBusy) throw error
        refused++
      })
      times.push(performance.now() - began)
      await sleep(PAUSE_MS)
    }
  })()
  return async () => {
    isOver = true
    await buying
    times.sort((a, b) => a - b)
    return { longestMs: times.at(-1) ?? 0, medianMs: times[times.length >> 1] ?? 0, refused }
  }
}

/** A product that no file changes, and one that an edit of all tires changes. */
async function createProducts(): Promise<{ other: number; edited: number }> {
  const other = await db().product.create({
    data: {
      productType: 'Spacer',
      title: 'Bench',
      priceGrosze: 12_999,
      quantityInStock: PLENTY,
      thickness: 30,
      boltPattern: '5x139.7',
    },
  })
  const edited = await db().product.findFirst({ where: { productType: 'Tire' }, orderBy: { id: 'asc' } })
  if (!edited) return { other: other.id, edited: other.id }
  await db().product.update({ where: { id: edited.id }, data: { quantityInStock: PLENTY } })
  return { other: other.id, edited: edited.id }
}

/** Heap in use after garbage collection, in MB. */
function liveMb(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 ** 2
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function measure(work: string, rows: number, run: () => Promise<void>): Promise<Measured> {
  const before = liveMb()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, liveMb())
  }, SAMPLE_MS)
  const began = performance.now()
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  const seconds = (performance.now() - began) / 1000
  return { work, rows, seconds, peakMb: peak - before }
}

function report(small: Measured[], large: Measured[]): Row[] {
  return large.flatMap(({ work, rows, seconds, peakMb, buyers }, index) => {
    const before = small[index]?.peakMb ?? 0
    const name = `${work}, ${rows} rows`
    const isBounded = peakMb <= Math.max(before * GROWTH, before + SLACK_MB)
    const tenth = { name: 'a tenth of the rows', value: before }
    return [
      rowOf(name, rows / seconds, 'rows/s'),
      rowOf(`${name}: memory`, peakMb, 'MB', tenth, isBounded),
      ...(buyers ? waits(name, buyers) : []),
    ]
  })
}

function waits(name: string, { quietMs, edited, other }: Buyers): Row[] {
  const quiet = { name: 'while none runs', value: quietMs }
  return [
    rowOf(`${name}: longest order of an edited product`, edited.longestMs, 'ms', quiet),
    rowOf(`${name}: longest order of another`, other.longestMs, 'ms', quiet, other.refused === 0),
  ]
}
