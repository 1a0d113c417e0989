import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, guardPool, POOL_SIZE } from './db'
import { isDatabaseOutage, isLockTimeout } from './outage'
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

const statements = {
  'a raw statement': () => db().$executeRaw`UPDATE product SET updated_at = now() WHERE id = ${product}`,
  'a lookup that locks': () => db().$queryRaw`SELECT id FROM product WHERE id = ${product} FOR UPDATE`,
  'a call of a model': () => db().product.update({ where: { id: product }, data: { quantityInStock: 1 } }),
  'a transaction': () =>
    transaction((tx) => tx.product.update({ where: { id: product }, data: { quantityInStock: 1 } })),
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
    await tx.product.update({ where: { id: product }, data: { quantityInStock: 7 } })
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
        await tx.$executeRaw`SET LOCAL statement_timeout = '50ms'`
        await tx.$queryRaw`SELECT 1 FROM pg_sleep(10)`
      }),
    )
    expect(isDatabaseOutage(error), String(error)).toBe(true)
    expect(await db().$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })

  test('PostgreSQL ends an idle transaction, and its connection is not used again', async () => {
    const error = await reasonOf(
      transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '50ms'`
        await sleep(400)
        await tx.$queryRaw`SELECT 1`
      }),
    )
    expect(isDatabaseOutage(error), String(error)).toBe(true)
    expect(await db().$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })

  test('PostgreSQL ends a slow statement of a guard', async () => {
    const error = await reasonOf(guardPool().query('SELECT pg_sleep(10)'))
    expect(isDatabaseOutage(error), String(error)).toBe(true)
  })
})

test('a call that finds all connections in use is refused while they still are, and guards work', async () => {
  let done = 0
  const sleepers = Array.from({ length: POOL_SIZE }, async () => {
    await db().$queryRaw`SELECT 1 FROM pg_sleep(4)`
    done++
  })
  const [lookup, begun] = await Promise.all([
    reasonOf(db().product.count()),
    reasonOf(transaction((tx) => tx.product.count())),
    guardPool().query('SELECT 1'),
  ])
  expect(done).toBe(0)
  expect(isDatabaseOutage(lookup), String(lookup)).toBe(true)
  expect(isDatabaseOutage(begun), String(begun)).toBe(true)
  await Promise.all(sleepers)
})
