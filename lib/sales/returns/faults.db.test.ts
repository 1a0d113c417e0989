import { beforeEach, expect, test } from 'vitest'
import { ShopError } from '@/lib/platform/errors'
import { paypalPatience } from '@/lib/sales/payments/paypal/sdk-client'
import { befall, callFaults, mend, timesInTurn } from '@/lib/sales/payments/testing'
import { receiveWebhook } from '@/lib/sales/settlement/webhook.service'
import { refundCalls, refundFaults } from '@/local/paypal/faults'
import { standIns } from '@/local/test-database/stand-ins'
import { readReturn } from './queries'
import { aPaidReturn, booksOf, giveBack, hoursLater, release, timesToldRefunded } from './testing'

const { paypal } = standIns()
paypalPatience.ms = 150
beforeEach(() => mend(paypal))

const whole = { paid: 109_998, refunded: 109_998, kept: 0, atPaypal: 30_136 }
const nothing = { paid: 109_998, refunded: 0, kept: 109_998, atPaypal: 0 }

const faultsOf = (on: (typeof refundCalls)[number]) =>
  on === 'refund' ? [...callFaults, ...refundFaults] : callFaults

test.each(
  refundCalls
    .filter((on) => on !== 'read_refund')
    .flatMap((on) =>
      faultsOf(on).flatMap((kind, turn) => timesInTurn(turn).map((times) => [on, kind, times] as const)),
    ),
)(
  '%s: %s, %i times: money goes back once, and the administrator is told the truth',
  async (on, kind, times) => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.forgetTokens()
    await befall(paypal, on, kind, times)
    // PayPal's order is read when a refund is refused
    if (on === 'read') paypal.faults.add({ on: 'refund', kind: 'declined' })
    const { state } = await giveBack(id)
    expect(['completed', 'requested', 'refused', 'pending']).toContain(state)
    if (state === 'completed') expect(await booksOf(order.id, paypal)).toEqual(whole)
    if (state === 'refused') expect(await booksOf(order.id, paypal)).toEqual(nothing)
    await mend(paypal)
    release(paypal, order.id, true)
    await hoursLater(order.id)
    const settled = await readReturn(id)
    // what was refused is not given back without another press, what was asked for is
    if (settled.refunds[0]?.state === 'refused') {
      expect(await booksOf(order.id, paypal)).toEqual(nothing)
      await giveBack(id)
    }
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect((await readReturn(id)).state).toBe('refunded')
    const { refunds } = paypal.orders.read(paypalId)
    expect(refunds.filter(({ status }) => status !== 'FAILED')).toHaveLength(1)
    expect(await timesToldRefunded(order.id)).toBe(1)
  },
)

test.each(callFaults.flatMap((kind) => (['read_refund', 'token'] as const).map((on) => [on, kind] as const)))(
  '%s: %s while PayPal holds a refund back: it ends as PayPal says',
  async (on, kind) => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'pending' })
    expect((await giveBack(id)).state).toBe('pending')
    paypal.orders.settleRefund(paypal.orders.read(paypalId).refunds[0]?.id ?? '', 'COMPLETED')
    paypal.forgetTokens()
    await befall(paypal, on, kind, 6)
    await hoursLater(order.id)
    await mend(paypal)
    await hoursLater(order.id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(1)
  },
)

test.each(
  callFaults.flatMap((kind) => (['verify', 'token', 'read'] as const).map((on) => [on, kind] as const)),
)('%s: %s while PayPal tells of a refund in its own panel: it is recorded once', async (on, kind) => {
  const { order, paypalId } = await aPaidReturn(paypal)
  paypal.orders.settle(paypalId, 'REFUNDED')
  const { headers, body } = paypal.webhook('PAYMENT.CAPTURE.REFUNDED', paypalId)
  const send = () =>
    receiveWebhook(new Headers(headers), body).catch((error) => {
      if (!(error instanceof ShopError)) throw error
    })
  paypal.forgetTokens()
  await befall(paypal, on, kind, 6)
  await send()
  await mend(paypal)
  await send()
  expect(await booksOf(order.id, paypal)).toEqual(whole)
  expect(await timesToldRefunded(order.id)).toBe(1)
})
