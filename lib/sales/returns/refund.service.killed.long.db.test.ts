import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runToDeath } from '@/lib/platform/database/killed-testing'
import { isUnavailable } from '@/lib/sales/orders/testing'
import '@/local/test-database/demo'
import { standIns } from '@/local/test-database/stand-ins'
import { readReturn } from './queries'
import { aPaidReturn, booksOf, giveBack, hoursLater, timesToldRefunded } from './testing'

const { paypal } = standIns()

const fixture = fileURLToPath(new URL('refund-and-die.fixture.ts', import.meta.url))

/** Gives money back in a process of its own that dies before a statement; what it printed, if it lived. */
const refundAndDie = (id: number, key: string, dieBefore: number) => runToDeath(fixture, [id, key, dieBefore])

/** Presses again with the same key until the dead server's transaction is gone. */
async function pressAgain(id: number, key: string): Promise<void> {
  try {
    await giveBack(id, { key, version: 1, amount: 1099.98 })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await pressAgain(id, key)
  }
}

const whole = { paid: 109_998, refunded: 109_998, kept: 0, atPaypal: 30_136 }

test('a server killed before any statement of a refund gives the money back once: the next one finds it', {
  timeout: 900_000,
}, async () => {
  let moneyWithoutRecord = 0
  let hasLived = false
  for (let dieBefore = 1; !hasLived && dieBefore < 60; dieBefore++) {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    const key = randomUUID()
    const lived = await refundAndDie(id, key, dieBefore)
    const isGivenBack = paypal.orders.read(paypalId).refunds.length > 0
    if (isGivenBack && (await readReturn(id)).state !== 'refunded') moneyWithoutRecord++

    await pressAgain(id, key)
    await hoursLater(order.id)
    expect((await readReturn(id)).state).toBe('refunded')
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(paypal.orders.read(paypalId).refunds).toHaveLength(1)
    expect(await timesToldRefunded(order.id)).toBe(1)
    hasLived = lived !== ''
  }
  expect(hasLived).toBe(true)
  // PayPal had given the money back and the shop did not know yet: the case that this is about
  expect(moneyWithoutRecord).toBeGreaterThan(2)
})
