import { afterAll, beforeEach, expect, test } from 'vitest'
import { ShopError } from '@/lib/core/errors'
import { patience } from '@/lib/payments/paypal/sdk-client'
import { receiveWebhook } from '@/lib/payments/paypal/webhook'
import { aShopWithPaypal } from '@/lib/payments/testing'
import type { Fault } from '@/local/paypal/faults'
import { readReturn } from './queries'
import { aPaidReturn, booksOf, giveBack, hoursLater, timesToldRefunded } from './testing'

const paypal = await aShopWithPaypal()
patience.ms = 150
afterAll(() => paypal.stop())
beforeEach(mend)

async function mend() {
  paypal.faults.clear()
  await paypal.listen(true)
  paypal.forgetTokens()
}

/** What befalls a call, whichever it is; `down`: nothing listens there. */
const faults = [
  'slow',
  'error',
  'busy',
  'limited',
  'forbidden',
  'gone',
  'garbage',
  'lying',
  'reset',
  'lost',
  'duplicate',
  'down',
] as const
type Kind = (typeof faults)[number]
async function befall(on: Fault['on'], kind: Kind, times: number) {
  if (kind === 'down') await paypal.listen(false)
  else paypal.faults.add({ on, kind, times, ms: 400 })
}

const whole = { paid: 109_998, refunded: 109_998, kept: 0, atPaypal: 30_136 }
const nothing = { paid: 109_998, refunded: 0, kept: 109_998, atPaypal: 0 }

test.each(
  (['token', 'refund', 'read'] as const).flatMap((on) =>
    faults.flatMap((kind) => [1, 6].map((times) => [on, kind, times] as const)),
  ),
)(
  '%s: %s, %i times: money goes back once, and the administrator is told the truth',
  async (on, kind, times) => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.forgetTokens()
    await befall(on, kind, times)
    // PayPal's order is read when a refund is refused
    if (on === 'read') paypal.faults.add({ on: 'refund', kind: 'declined' })
    const { state } = await giveBack(id)
    expect(['completed', 'requested', 'refused']).toContain(state)
    if (state === 'completed') expect(await booksOf(order.id, paypal)).toEqual(whole)
    if (state === 'refused') expect(await booksOf(order.id, paypal)).toEqual(nothing)
    await mend()
    await hoursLater(order.id)
    const settled = await readReturn(id)
    // what was refused is not given back without another press, what was asked for is
    if (settled.refunds[0]?.state === 'refused') {
      expect(await booksOf(order.id, paypal)).toEqual(nothing)
      await giveBack(id)
    }
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect((await readReturn(id)).state).toBe('refunded')
    expect(paypal.orders.read(paypalId).refunds).toHaveLength(1)
    expect(await timesToldRefunded(order.id)).toBe(1)
  },
)

test.each(faults.flatMap((kind) => (['read_refund', 'token'] as const).map((on) => [on, kind] as const)))(
  '%s: %s while PayPal holds a refund back: it ends as PayPal says',
  async (on, kind) => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'pending' })
    expect((await giveBack(id)).state).toBe('pending')
    paypal.orders.settleRefund(paypal.orders.read(paypalId).refunds[0]?.id ?? '', 'COMPLETED')
    paypal.forgetTokens()
    await befall(on, kind, 6)
    await hoursLater(order.id)
    await mend()
    await hoursLater(order.id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(1)
  },
)

test.each(faults.flatMap((kind) => (['verify', 'token', 'read'] as const).map((on) => [on, kind] as const)))(
  '%s: %s while PayPal tells of a refund in its own panel: it is recorded once',
  async (on, kind) => {
    const { order, paypalId } = await aPaidReturn(paypal)
    paypal.orders.settle(paypalId, 'REFUNDED')
    const { headers, body } = paypal.webhook('PAYMENT.CAPTURE.REFUNDED', paypalId)
    const send = () =>
      receiveWebhook(new Headers(headers), body).catch((error) => {
        if (!(error instanceof ShopError)) throw error
      })
    paypal.forgetTokens()
    await befall(on, kind, 6)
    await send()
    await mend()
    await send()
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(1)
  },
)
