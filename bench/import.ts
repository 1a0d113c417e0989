import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginImport } from '@/lib/assortment/exchange/apply.service'
import { checkFile } from '@/lib/assortment/exchange/check.service'
import { readJob } from '@/lib/assortment/exchange/queries'
import { db, guardPool, mainPool } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { anAdministrator, placePatiently } from '@/lib/sales/orders/testing'
import { migrate } from '@/local/postgres/migrations'
import { seedCatalogue } from '@/scripts/seed/seed'
import { startBenchServer } from './measuring/server'
import { median, type Row, rowOf } from './rows'

const PRODUCTS = 100_000
const CHANGES = 50_000
const ROUNDS = 2
/** Pause of the buyer between two orders; how long orders are measured before each import. */
const PAUSE_MS = 20
const QUIET_MS = 3_000

/**
 * Measures how long buyers of a product wait whose price is one of 50,000 that an import changes. It is the first that the
 * import locks. An order that is refused because it has waited too long is sent again, as a page does.
 */
export async function benchImport(): Promise<Row[]> {
  const server = await startBenchServer('imports')
  process.env.DATABASE_URL = server.url
  try {
    await migrate(server.url)
    await seedCatalogue(server.url, { products: PRODUCTS })
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound())
    const quiet = { name: 'median while none runs', value: median(rounds.flatMap(({ alone }) => alone)) }
    const longest = Math.max(...rounds.flatMap(({ meanwhile }) => meanwhile))
    return [
      rowOf('import of 50,000 prices', median(rounds.map(({ seconds }) => seconds)), 's'),
      rowOf('longest order beside an import of 50,000 prices', longest, 'ms', quiet),
    ]
  } finally {
    await Promise.all([db().$disconnect(), mainPool().end(), guardPool().end()])
    await server.stop()
  }
}

async function measureRound(): Promise<{ seconds: number; alone: number[]; meanwhile: number[] }> {
  const tires = await query()
    .selectFrom('product')
    .select(['id', 'priceGrosze'])
    .where('productType', '=', 'Tire')
    .orderBy('id')
    .limit(CHANGES)
    .execute()
  const [{ id: productId = 0 } = {}] = tires
  await query()
    .updateTable('product')
    .set({ quantityInStock: 1_000_000, inArchive: false, isDraft: false })
    .where('id', '=', productId)
    .execute()
  const lines = tires.map(({ id, priceGrosze }) => `${id};${(priceGrosze + 100) / 100}`)
  const file = Readable.from([Buffer.from(`id;price\n${lines.join('\n')}\n`)])
  const job = await checkFile(file, { type: 'Tire', fileName: 'prices.csv' }, anAdministrator)
  if (job.changed !== CHANGES) throw new Error(`checked: ${JSON.stringify(job)}`)

  const stopAlone = orderRepeatedly(productId)
  await sleep(QUIET_MS)
  const alone = await stopAlone()
  const stop = orderRepeatedly(productId)
  const began = performance.now()
  await (await beginImport(job.id, anAdministrator)).run()
  const seconds = (performance.now() - began) / 1_000
  const meanwhile = await stop()
  const { state, failure } = await readJob(job.id)
  if (state !== 'imported') throw new Error(`imported: ${state} ${failure}`)
  return { seconds, alone, meanwhile }
}

/** Orders one piece of a product again and again, each time as another customer, until the times are asked for. */
function orderRepeatedly(productId: number): () => Promise<number[]> {
  let isOver = false
  const tookMs: number[] = []
  const ordering = (async () => {
    while (!isOver) {
      const uid = randomUUID()
      const user = {
        uid,
        name: 'Bench',
        email: 'bench@trakt.example',
        isEmailConfirmed: true,
        isAdmin: false,
      }
      await db().cartItem.create({ data: { userId: uid, productId, quantity: 1 } })
      const began = performance.now()
      await placePatiently(user)
      tookMs.push(performance.now() - began)
      await sleep(PAUSE_MS)
    }
  })()
  return async () => {
    isOver = true
    await ordering
    return tookMs
  }
}
