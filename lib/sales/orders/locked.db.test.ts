import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db, POOL_SIZE } from '@/lib/platform/database/db'
import { checkHealth } from '@/lib/platform/http/server/database-watch'
import { addToCart } from '@/lib/sales/cart/service'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { aCustomer, anOrderOf, aTire, fillCart, isUnavailable, placePatiently } from './testing'

const holder = new pg.Client(process.env.DATABASE_URL)
beforeAll(() => holder.connect())
afterAll(() => holder.end())

/** The connections of this database that wait for a lock: tests of other files run beside this one. */
const waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"

/** Within a transaction PostgreSQL shows the activity of the first look until the snapshot is cleared. */
const waitingForLocks = async () => {
  await holder.query('SELECT pg_stat_clear_snapshot()')
  return (await holder.query(`SELECT ${waiting}`)).rowCount ?? 0
}

test('fourteen buyers of a product that is held are refused, and nobody else waits for them', async () => {
  const [held, free] = [await aTire(20), await aTire(20)]
  const buyers = Array.from({ length: 14 }, aCustomer)
  for (const buyer of buyers) await fillCart(buyer, [[held, 1]])
  const other = aCustomer()
  await fillCart(other, [[free, 1]])

  await holder.query('BEGIN')
  await holder.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [held.id])
  let answered = 0
  const placings = Promise.allSettled(
    buyers.map((buyer) =>
      placeOrder(anOrderOf(buyer), buyer, `held-${buyer.uid}`).finally(() => {
        answered++
      }),
    ),
  )
  let mostWaiting = 0
  const watching = (async () => {
    while (answered < buyers.length) {
      mostWaiting = Math.max(mostWaiting, await waitingForLocks())
      await sleep(20)
    }
  })()
  // All of it is answered while the product is still held.
  const meanwhile = await Promise.all([
    expect.poll(async () => (await checkHealth()).status).toBe('ok'),
    db().product.count(),
    existingProduct(held.id),
    addToCart(aCustomer().uid, { product: { id: held.id }, quantity: 1 }),
    placePatiently(other),
  ])
  expect(meanwhile[4].replayed).toBe(false)

  for (const placing of await placings)
    expect(placing.status === 'rejected' && isUnavailable(placing.reason)).toBe(true)
  await watching
  expect(mostWaiting).toBeGreaterThan(0)
  expect(mostWaiting).toBeLessThanOrEqual(POOL_SIZE / 2)
  await holder.query('ROLLBACK')
  expect(await existingProduct(held.id)).toMatchObject({ quantityInStock: 20 })

  const [first] = buyers
  if (!first) throw new Error('no buyer')
  expect((await placeOrder(anOrderOf(first), first, `held-${first.uid}`)).replayed).toBe(false)
})

test('a buyer whose product is given back in time gets it', async () => {
  const tire = await aTire(3)
  const buyer = aCustomer()
  await fillCart(buyer, [[tire, 1]])
  await holder.query('BEGIN')
  await holder.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [tire.id])
  // PostgreSQL itself lets go as soon as somebody waits: a busy machine would do it after the buyer's patience.
  const givenBack = holder.query(`
    DO $$ BEGIN
      WHILE NOT EXISTS (SELECT ${waiting}) LOOP
        PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
      END LOOP;
    END $$;
    ROLLBACK`)
  const placed = placeOrder(anOrderOf(buyer), buyer)
  await givenBack
  expect((await placed).order.orderItems).toHaveLength(1)
})
