import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { beginImport } from '@/lib/catalog/exchange/apply'
import { checkFile } from '@/lib/catalog/exchange/check'
import { catalogueRecords } from '@/lib/catalog/exchange/export'
import { readJob } from '@/lib/catalog/exchange/jobs'
import { db } from '@/lib/core/db'
import { csvText } from '@/lib/csv/write'
import type { ShopUser } from '@/lib/identity/user'
import { migrate } from '@/local/migrations'
import { benchServer } from './server'

const SMALL = 5_000
const LARGE = 50_000
/** Ten times the rows may take this many times the memory above the start, or this much more of it. */
const GROWTH = 3
const SLACK_MB = 20
const SAMPLE_MS = 500

const admin: ShopUser = { uid: 'bench', name: 'Bench', email: 'bench@trakt.example', isAdmin: true }

type Measured = { work: string; rows: number; seconds: number; peakMb: number; waitMs?: number }

/**
 * Rows a second and memory of an import: of new products, of the same ones exported, with a price changed in every row.
 * True when memory does not grow with the file.
 */
export async function benchImport(): Promise<boolean> {
  const server = await benchServer('imports')
  try {
    await freshDatabase(server.url)
    // the first run loads the code and fills the caches of both
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

/** New tires, a few thousand characters at a time: the file itself is never held. */
async function* newTires(count: number): AsyncGenerator<Uint8Array> {
  let text =
    'title;price;quantityInStock;typeOfTire;width;profile;diameter;icVc;season;protector;retread;inf\r\n'
  for (let n = 0; n < count; n++) {
    const width = 175 + (n % 14) * 10
    text += `Trakt Miara ${n % 97} AT ${width}/80 R15 96Q ${count}-${n};${280 + (n % 800)},99;${n % 60};4X4;${width};80;15;`
    text += `96Q;allseason;Bagno XT;1;"Opona bieżnikowana; bieżnik ${9 + (n % 8)} mm"\r\n`
    if (n % 200 === 199 || n === count - 1) {
      yield encoder.encode(text)
      text = ''
    }
  }
}

/** The tires of the last file as an export gives them, each a zloty dearer. */
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
    catalogue_import_problem`
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
    const buyer = watchBuyer()
    const measured = await measure(work, rows, async () => {
      const { run } = await beginImport(id, admin)
      await run()
      const { state, failure } = await readJob(id)
      if (state !== 'imported') throw new Error(`${work}: ${state} ${failure}`)
    })
    results.push({ ...measured, waitMs: await buyer.longestWait() })
  }
  await apply('import of new products', await check('check of new products', newTires(rows)))
  await apply('import of changes', await check('check of changes', dearer(rows)))
  return results
}

/** Takes the row of the product that is edited first, again and again, as a buyer does: how long does it wait? */
function watchBuyer() {
  let longest = 0
  let isOver = false
  const client = new pg.Client(process.env.DATABASE_URL)
  const watching = (async () => {
    await client.connect()
    while (!isOver) {
      const began = performance.now()
      await client.query('SELECT id FROM product WHERE id = (SELECT min(id) FROM product) FOR NO KEY UPDATE')
      longest = Math.max(longest, performance.now() - began)
    }
    await client.end()
  })()
  return {
    longestWait: async () => {
      isOver = true
      await watching
      return longest
    },
  }
}

/** What is in use after the rubbish is out: how large the heap grows before that is the collector's business. */
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

function report(small: Measured[], large: Measured[]): boolean {
  let kept = true
  const number = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  console.log(
    `\n${''.padEnd(28)}${'rows'.padStart(9)}${'seconds'.padStart(9)}${'rows/s'.padStart(9)}${'peak MB'.padStart(9)}  longest wait of a buyer`,
  )
  for (const { work, rows, seconds, peakMb, waitMs } of [...small, ...large])
    console.log(
      `${work.padEnd(28)}${number(rows)}${seconds.toFixed(1).padStart(9)}${number(rows / seconds)}` +
        `${peakMb.toFixed(0).padStart(9)}${waitMs === undefined ? '' : `  ${number(waitMs)} ms`}`,
    )
  for (const [index, { work, peakMb }] of large.entries()) {
    const before = small[index]?.peakMb ?? 0
    const holds = peakMb <= Math.max(before * GROWTH, before + SLACK_MB)
    kept &&= holds
    console.log(
      `${work}: ten times the rows, ${(peakMb / Math.max(before, 1)).toFixed(1)} times the memory${holds ? '' : '  TOO MUCH'}`,
    )
  }
  return kept
}
