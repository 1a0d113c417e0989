import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, guardPool, POOL_SIZE } from './db'
import { isDatabaseOutage, isLockTimeout } from './outage'
import { type Query, query } from './query'
import { transaction } from './transaction'

const holder = new pg.Client(process.env.DATABASE_URL)
let product = 0

beforeAll(async () => {
  await holder.connect()
  product = (await db().product.findFirstOrThrow({ select: { id: true } })).id
})
afterAll(() => holder.end())

const reasonOf = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    () => null,
    (reason: unknown) => reason,
  )

const stockTo = (pieces: number, on = query()) =>
  on.updateTable('product').set({ quantityInStock: pieces }).where('id', '=', product).execute()
const doNothing = (on: Query, seconds = 0) =>
  on.selectNoFrom(sql`pg_sleep(${seconds})`.as('nothing')).execute()

const statements = {
  'a statement': () => stockTo(1),
  'a lookup that locks': () =>
    query().selectFrom('product').select('id').where('id', '=', product).forUpdate().execute(),
  'a call of a model': () => db().product.update({ where: { id: product }, data: { quantityInStock: 1 } }),
  'a transaction': () => transaction((tx) => stockTo(1, tx)),
}

test.each(Object.entries(statements))(
  '%s that waits in vain for a locked row is told so',
  async (_, call) => {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [product])
    try {
      const error = await reasonOf(call())
      expect(isLockTimeout(error), String(error)).toBe(true)
      expect(isDatabaseOutage(error)).toBe(true)
    } finally {
      await holder.query('ROLLBACK')
    }
  },
)

test('a transaction gets a locked row that is released in time', async () => {
  await holder.query('BEGIN')
  await holder.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [product])
  let attempts = 0
  const waiting = transaction(async (tx) => {
    attempts++
    await stockTo(7, tx)
  })
  await expect.poll(() => attempts).toBeGreaterThan(1)
  await holder.query('ROLLBACK')
  await waiting
  expect(await db().product.findUniqueOrThrow({ where: { id: product } })).toMatchObject({
    quantityInStock: 7,
  })
})

describe('what PostgreSQL ends because it takes too long', () => {
  test('PostgreSQL ends a slow statement, and its connection stays usable', async () => {
    const error = await reasonOf(
      transaction(async (tx) => {
        await sql`SET LOCAL statement_timeout = '50ms'`.execute(tx)
        await doNothing(tx, 10)
      }),
    )
    expect(isDatabaseOutage(error), String(error)).toBe(true)
    expect(await doNothing(query())).toHaveLength(1)
  })

  test('PostgreSQL ends an idle transaction, and its connection is not used again', async () => {
    const error = await reasonOf(
      transaction(async (tx) => {
        await sql`SET LOCAL idle_in_transaction_session_timeout = '50ms'`.execute(tx)
        await sleep(400)
        await doNothing(tx)
      }),
    )
    expect(isDatabaseOutage(error), String(error)).toBe(true)
    expect(await doNothing(query())).toHaveLength(1)
  })

  test('PostgreSQL ends a slow statement of a guard', async () => {
    const error = await reasonOf(guardPool().query('SELECT pg_sleep(10)'))
    expect(isDatabaseOutage(error), String(error)).toBe(true)
  })
})

test('a call that finds all connections in use is refused while they still are, and guards work', async () => {
  let done = 0
  const sleepers = Array.from({ length: POOL_SIZE }, async () => {
    await doNothing(query(), 4)
    done++
  })
  const reasons = await Promise.all([
    reasonOf(db().product.count()),
    reasonOf(doNothing(query())),
    reasonOf(transaction(doNothing)),
    guardPool().query('SELECT 1'),
  ])
  expect(done).toBe(0)
  for (const reason of reasons.slice(0, 3)) expect(isDatabaseOutage(reason), String(reason)).toBe(true)
  await Promise.all(sleepers)
})
