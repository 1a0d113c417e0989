import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import { type OnlineType, onlineTypes } from '@/lib/platform/values/payment-types'
import { getOrder } from '@/lib/sales/orders/queries'
import { paypalPatience } from '@/lib/sales/payments/paypal/sdk-client'
import {
  anUnpaidOrder,
  befall,
  callFaults,
  mend,
  paidBy,
  timesInTurn,
  timesToldPaid,
} from '@/lib/sales/payments/testing'
import { receiveWebhook } from '@/lib/sales/settlement/webhook.service'
import { paymentCalls } from '@/local/paypal/faults'
import { standIns } from '@/local/test-database/stand-ins'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal } = standIns()
paypalPatience.ms = 150
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
beforeEach(() => mend(paypal))

/** The ways of payment in turn, and in a long run each. */
const typesInTurn = (turn: number): readonly OnlineType[] =>
  process.env.TEST_LONG === '1' ? onlineTypes : onlineTypes.filter((_, place) => place === turn % 3)

const matrix = paymentCalls.flatMap((on, call) =>
  callFaults.flatMap((kind, turn) =>
    (on === 'create' ? [6] : timesInTurn(turn)).flatMap((times) =>
      typesInTurn(turn + call).map((type) => [type, on, kind, times] as const),
    ),
  ),
)

/** The codes that tell a buyer that no money was taken. */
const nothingTaken = /^payment\.(unavailable|refused|expired|not_approved)$/

/** What a buyer is told; null where all went well. Anything but the shop's own sentences fails the test. */
const told = async (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error) => {
      if (error instanceof ShopError) return error.code
      throw error
    },
  )
const ofOrder = (orderId: string) => paypal.orders.list().filter(({ unit }) => unit.custom_id === orderId)
const timesTaken = (orderId: string) => ofOrder(orderId).filter(({ capture }) => capture).length

/** The rounds of the following hours, now. */
async function hoursLater(orderId: string) {
  for (let round = 0; round < 3; round++) {
    await db().payment.updateMany({
      where: { orderId, checkAt: { not: null } },
      data: { checkAt: new Date(0) },
    })
    await settleForgotten()
  }
}

describe('whatever befalls PayPal while a buyer pays', () => {
  test.each(matrix)(
    'by %s: %s: %s, %i times: the order is paid once, and the buyer told the truth',
    async (typeOfPayment, on, kind, times) => {
      const { user, order } = await anUnpaidOrder()
      const { id: orderId } = order
      const open = () => openPayment({ orderId, typeOfPayment }, user)

      if (on === 'token' || on === 'create') {
        await befall(paypal, on, kind, times)
        const code = await told(open())
        if (code !== null) expect(code).toBe('payment.unavailable')
        if (times > 1 || kind === 'down') expect(code).not.toBeNull()
        expect(timesTaken(orderId)).toBe(0)
        await mend(paypal)
      }

      const { id } = await open()
      paypal.orders.approve(id)
      paypal.forgetTokens()
      if (on !== 'create') await befall(paypal, on, kind, times)
      const code = await told(capturePayment(id, user))
      if (code === null) expect(timesTaken(orderId)).toBe(1)
      else if (nothingTaken.test(code)) expect(timesTaken(orderId)).toBe(0)
      else expect(code).toBe('payment.unanswered')
      await mend(paypal)

      await hoursLater(orderId)
      // whoever was told that nothing was taken is not charged without another word
      if (code !== null && nothingTaken.test(code)) {
        expect(timesTaken(orderId)).toBe(0)
        const again = await open()
        paypal.orders.approve(again.id)
        await capturePayment(again.id, user)
      }
      expect((await getOrder(orderId, user)).payment).toMatchObject(paidBy(typeOfPayment))
      expect(timesTaken(orderId)).toBe(1)
      expect(await timesToldPaid(orderId)).toBe(1)
      expect(await told(open())).toBe('payment.already_paid')
    },
  )
})

describe('whatever befalls PayPal while it tells of an approval by itself', () => {
  test.each(
    (['verify', 'token', 'capture'] as const).flatMap((on, call) =>
      callFaults.flatMap((kind, turn) => typesInTurn(turn + call).map((type) => [type, on, kind] as const)),
    ),
  )(
    'by %s: %s: %s: PayPal sends the message again, and the order is paid once',
    async (typeOfPayment, on, kind) => {
      const { user, order } = await anUnpaidOrder()
      const open = () => openPayment({ orderId: order.id, typeOfPayment }, user)
      const { id } = await open()
      paypal.orders.approve(id)
      paypal.forgetTokens()
      const { headers, body } = paypal.webhook('CHECKOUT.ORDER.APPROVED', id)
      await befall(paypal, on, kind, 6)
      const code = await told(receiveWebhook(new Headers(headers), body))
      // taken as done only when nothing is left to do by this message
      if (code === null) {
        const { payment } = await getOrder(order.id, user)
        const isRefused = await db().payment.findFirst({
          where: { orderId: order.id, OR: [{ refusal: { not: null } }, { status: 'expired' }] },
        })
        expect(payment?.status === 'captured' || isRefused !== null).toBe(true)
      } else expect(code).toMatch(/^(payment\.(unavailable|unanswered)|forbidden)$/)
      await mend(paypal)

      await told(receiveWebhook(new Headers(headers), body))
      await hoursLater(order.id)
      const { payment } = await getOrder(order.id, user)
      expect(timesTaken(order.id)).toBe(payment === null ? 0 : 1)
      if (payment === null) {
        const again = await open()
        paypal.orders.approve(again.id)
        await capturePayment(again.id, user)
      }
      expect((await getOrder(order.id, user)).payment).toMatchObject(paidBy(typeOfPayment))
      expect(timesTaken(order.id)).toBe(1)
      expect(await timesToldPaid(order.id)).toBe(1)
    },
  )
})
