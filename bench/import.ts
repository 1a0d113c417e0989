import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { beginImport } from '@/lib/assortment/exchange/apply.service'
import { checkFile } from '@/lib/assortment/exchange/check.service'
import { readJob } from '@/lib/assortment/exchange/queries'
import { db, openPool } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { anAdministrator, placePatiently } from '@/lib/sales/orders/testing'
import { withDatabase } from './measuring/database'
import { median, type Row, rowOf } from './rows'

const PRODUCTS = 100_000
const CHANGES = 50_000
/** Of so many products of the file one stands in a cart: of 2,000 in all. */
const CARTS_EACH = 25
const ROUNDS = 2
/** Pause of a buyer between two orders; how long orders are measured before each import. */
const PAUSE_MS = 20
const QUIET_MS = 3_000

type Round = { seconds: number; quiet: number[]; orders: number[]; waits: number[] }

/** Measures how long orders of a product take beside an import that changes its price, and how long one in no cart is locked. */
export const benchImport = (): Promise<Row[]> =>
  withDatabase('imports', measureImport, { products: PRODUCTS })

async function measureImport(): Promise<Row[]> {
  const pool = openPool({ max: 1 })
  const rounds: Round[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(pool))
  } finally {
    await pool.end()
  }
  const all = (figure: 'quiet' | 'orders' | 'waits') => rounds.flatMap((round) => round[figure])
  const quiet = { name: 'median while none runs', value: median(all('quiet')) }
  return [
    rowOf('import of 50,000 prices', median(rounds.map(({ seconds }) => seconds)), 's'),
    rowOf('longest order beside an import of 50,000 prices', Math.max(...all('orders')), 'ms', quiet),
    rowOf('longest wait for a product of it in no cart', Math.max(...all('waits')), 'ms'),
  ]
}

async function measureRound(pool: pg.Pool): Promise<Round> {
  const tires = await query()
    .selectFrom('product')
    .select(['id', 'priceGrosze'])
    .where('productType', '=', 'Tire')
    .orderBy('id')
    .limit(CHANGES)
    .execute()
  const [sold, unsold] = [tires[0]?.id ?? 0, tires.at(-1)?.id ?? 0]
  await query()
    .updateTable('product')
    .set({ quantityInStock: 1_000_000, inArchive: false, isDraft: false })
    .where('id', '=', sold)
    .execute()
  const inCarts = tires.filter((_, index) => index % CARTS_EACH === 0)
  await query()
    .insertInto('cartItem')
    .values(inCarts.map(({ id }) => ({ userId: 'bench', productId: id, quantity: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const lines = tires.map(({ id, priceGrosze }) => `${id};${(priceGrosze + 100) / 100}`)
  const file = Readable.from([Buffer.from(`id;price\n${lines.join('\n')}\n`)])
  const job = await checkFile(file, { type: 'Tire', fileName: 'prices.csv' }, anAdministrator)
  if (job.changed !== CHANGES) throw new Error(`checked: ${JSON.stringify(job)}`)

  const orderOne = async () => {
    const uid = randomUUID()
    await db().cartItem.create({ data: { userId: uid, productId: sold, quantity: 1 } })
    const began = performance.now()
    await placePatiently({ ...buyer, uid })
    return performance.now() - began
  }
  const waitForOne = async () => {
    const began = performance.now()
    await pool.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [unsold])
    return performance.now() - began
  }
  const quiet = repeat(orderOne)
  await sleep(QUIET_MS)
  const before = await quiet()
  const [orders, waits] = [repeat(orderOne), repeat(waitForOne)]
  const began = performance.now()
  await (await beginImport(job.id, anAdministrator)).run()
  const seconds = (performance.now() - began) / 1_000
  const { state, failure } = await readJob(job.id)
  if (state !== 'imported') throw new Error(`imported: ${state} ${failure}`)
  return { seconds, quiet: before, orders: await orders(), waits: await waits() }
}

const buyer = { name: 'Bench', email: 'bench@trakt.example', isEmailConfirmed: true, isAdmin: false }

/** Does something again and again until its times are asked for. */
function repeat(timed: () => Promise<number>): () => Promise<number[]> {
  let isOver = false
  const times: number[] = []
  const repeating = (async () => {
    while (!isOver) {
      times.push(await timed())
      await sleep(PAUSE_MS)
    }
  })()
  return async () => {
    isOver = true
    await repeating
    return times
  }
}
