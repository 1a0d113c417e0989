import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { runToDeath } from '@/lib/platform/database/killed-testing'
import { cartItems } from '@/lib/sales/cart/queries'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { aCustomer, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from './place.service'

const fixture = fileURLToPath(new URL('place-and-die.fixture.ts', import.meta.url))

/** Places the user's order in a process of its own that dies before a statement; what it printed, if it lived. */
const placeAndDie = (uid: string, dieBefore: number) => runToDeath(fixture, [uid, dieBefore])

/** PostgreSQL notices a dead client when it next hears of the socket. */
async function settled(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const [open] = await db().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`
    if (open?.n === 0) return
    await sleep(50)
  }
  throw new Error('a transaction of the dead process is still open')
}

test('a server killed before any statement of an order leaves no trace or a whole order', {
  timeout: 900_000,
}, async () => {
  const outcomes: string[] = []
  for (let dieBefore = 1; ; dieBefore++) {
    const user = aCustomer()
    const tire = await aTire(5)
    await fillCart(user, [[tire, 2]])
    const lived = await placeAndDie(user.uid, dieBefore)
    await settled()

    const [orders, items] = [await ordersOfUser(user.uid), await cartItems(user.uid)]
    const { quantityInStock } = await existingProduct(tire.id)
    const told = await db().outbox.count({ where: { eventKey: `order.placed:${orders[0]?.id}` } })
    const seen = { orders: orders.length, lines: items.length, quantityInStock, told }
    const noTrace = { orders: 0, lines: 1, quantityInStock: 5, told: 0 }
    const whole = { orders: 1, lines: 0, quantityInStock: 3, told: 1 }
    expect([noTrace, whole]).toContainEqual(seen)
    outcomes.push(orders.length === 1 ? 'whole' : 'no trace')

    // whoever was cut off tries again with the key they have, and ends with one order
    await placeOrder(anOrderOf(user), user, 'key')
    expect(await ordersOfUser(user.uid)).toHaveLength(1)
    expect((await existingProduct(tire.id)).quantityInStock).toBe(3)

    if (lived) {
      expect(outcomes.at(-1)).toBe('whole')
      // BEGIN and COMMIT included
      expect(Number(lived)).toBeLessThanOrEqual(12)
      break
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'no trace').length).toBeGreaterThan(5)
})
