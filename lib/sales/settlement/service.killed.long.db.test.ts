import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { runToDeath } from '@/lib/platform/database/killed-testing'
import { onlineTypes } from '@/lib/platform/values/payment-types'
import { getOrder } from '@/lib/sales/orders/queries'
import '@/local/test-database/demo'
import { anUnpaidOrder, paidBy, timesToldPaid } from '@/lib/sales/payments/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { openPayment, settleForgotten } from './service'

const { paypal } = standIns()

const fixture = fileURLToPath(new URL('capture-and-die.fixture.ts', import.meta.url))

/** Captures in a process of its own that dies before a statement; what it printed, if it lived. */
const captureAndDie = (uid: string, paypalOrderId: string, dieBefore: number) =>
  runToDeath(fixture, [uid, paypalOrderId, dieBefore])

vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')

test.each(onlineTypes)(
  'a server killed before any statement of a capture by %s loses no payment: the next server finds it',
  {
    timeout: 900_000,
  },
  async (typeOfPayment) => {
    let moneyWithoutRecord = 0
    let hasLived = false
    for (let dieBefore = 1; !hasLived && dieBefore < 40; dieBefore++) {
      const { user, order } = await anUnpaidOrder()
      const { id } = await openPayment({ orderId: order.id, typeOfPayment }, user)
      paypal.orders.approve(id)
      const lived = await captureAndDie(user.uid, id, dieBefore)
      const isTaken = paypal.orders.read(id).capture !== undefined
      if (isTaken && (await getOrder(order.id, user)).payment === null) moneyWithoutRecord++

      await db().payment.updateMany({
        where: { orderId: order.id, checkAt: { not: null } },
        data: { checkAt: new Date(0) },
      })
      await settleForgotten()
      expect((await getOrder(order.id, user)).payment).toMatchObject(paidBy(typeOfPayment))
      expect(await timesToldPaid(order.id)).toBe(1)
      hasLived = lived !== ''
    }
    expect(hasLived).toBe(true)
    // PayPal had taken the money and the shop did not know yet: the case that this is about
    expect(moneyWithoutRecord).toBeGreaterThan(2)
  },
)
