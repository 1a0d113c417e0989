import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { ShopUser } from '@/lib/platform/identity/user'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { anAdministrator, isUnavailable } from '@/lib/sales/orders/testing'
import { anUnpaidOrder, sendWebhook } from '@/lib/sales/payments/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { standIns } from '@/local/test-database/stand-ins'
import { mostRefundGrosze, readReturn } from './queries'
import { aPaidReturn, booksOf, bringBack, giveBack, hoursLater, open, timesToldRefunded } from './testing'

const { paypal } = standIns()
beforeEach(() => paypal.faults.clear())

const refundsAtPaypal = (id: string) => paypal.orders.read(id).refunds
const stateOf = async (id: number) => (await readReturn(id)).state
/** Presses as a page does, which asks again with the same key after a 503. */
async function pressPatiently(press: () => ReturnType<typeof giveBack>): ReturnType<typeof giveBack> {
  for (;;) {
    try {
      return await press()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}
const whole = { paid: 109_998, refunded: 109_998, kept: 0, atPaypal: 30_136 }

describe('a refund through PayPal', () => {
  test('of everything is exactly what was captured, settles the return, and is told once', async () => {
    const { user, order, paypalId, id } = await aPaidReturn(paypal)
    await bringBack(id, 2)
    expect(await giveBack(id)).toEqual({ state: 'completed', words: null })
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await stateOf(id)).toBe('refunded')
    expect((await getOrder(order.id, user)).refunds).toMatchObject([
      { method: 'paypal', refundGrosze: 109_998, wallet: { amountMinor: 30_136, currency: 'USD' } },
    ])
    expect((await getOrder(order.id, user)).payment?.status).toBe('refunded')
    await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
    expect(await timesToldRefunded(order.id)).toBe(1)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
  })

  test('in several parts gives back the captured amount to the cent and no more', async () => {
    const { order, id } = await aPaidReturn(paypal)
    await giveBack(id, { amount: 333.33 })
    await giveBack(id, { amount: 333.33 })
    expect((await booksOf(order.id, paypal)).kept).toBe(109_998 - 66_666)
    await expect(giveBack(id, { amount: 433.33 })).rejects.toMatchObject({
      fields: [{ path: 'amount', code: 'return.more_than_proposed' }],
    })
    await giveBack(id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(3)
  })

  test('is proposed for what came back less its deduction, and lower only with a reason', async () => {
    const { order, id } = await aPaidReturn(paypal)
    await bringBack(id, 1, { condition: 'used', deduction: 49.99, deductionReason: 'Ślady montażu' })
    expect((await readReturn(id)).proposedGrosze).toBe(50_000)
    await expect(giveBack(id, { amount: 400, reason: '' })).rejects.toMatchObject({
      fields: [{ path: 'reason', code: 'return.reason_required' }],
    })
    expect(await booksOf(order.id, paypal)).toMatchObject({ refunded: 0, atPaypal: 0 })
    await giveBack(id)
    expect(await booksOf(order.id, paypal)).toMatchObject({
      refunded: 50_000,
      kept: 59_998,
      atPaypal: 13_699,
    })
  })

  test('pressed twice or fifty times at once with one key is one refund', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    const press = { key: randomUUID(), version: 1 }
    await Promise.all(
      Array.from({ length: 50 }, () => pressPatiently(() => giveBack(id, { ...press, amount: 1099.98 }))),
    )
    // on a busy machine the press that asks PayPal may be cut off, and the rounds ask for it
    await hoursLater(order.id)
    expect(refundsAtPaypal(paypalId)).toHaveLength(1)
    expect(await giveBack(id, { ...press, amount: 1099.98 })).toMatchObject({ state: 'completed' })
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(1)
  })

  test('by two administrators at once happens for the first one, and the second one is told', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    const presses = await Promise.allSettled(
      ['paypal', 'transfer'].map((method) => giveBack(id, { method, version: 1, amount: 1099.98 })),
    )
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(presses.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    })
    expect((await booksOf(order.id, paypal)).kept).toBe(0)
    expect(refundsAtPaypal(paypalId).length).toBeLessThanOrEqual(1)
  })

  test('that PayPal declines shows its words, leaves the money in the books, and can be pressed again', async () => {
    const { order, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'declined' })
    const refused = await giveBack(id)
    expect(refused.state).toBe('refused')
    expect(refused.words).toMatch(/insufficient funds/)
    expect(await booksOf(order.id, paypal)).toMatchObject({ refunded: 0, kept: 109_998, atPaypal: 0 })
    expect(await stateOf(id)).toBe('received')
    expect(await timesToldRefunded(order.id)).toBe(0)
    expect((await giveBack(id)).state).toBe('completed')
    expect(await booksOf(order.id, paypal)).toEqual(whole)
  })

  test('that PayPal holds back waits, is not pressed again, and ends as PayPal says', async () => {
    for (const [end, state] of [
      ['COMPLETED', 'refunded'],
      ['FAILED', 'received'],
    ] as const) {
      const { order, paypalId, id } = await aPaidReturn(paypal)
      paypal.faults.add({ on: 'refund', kind: 'pending' })
      expect((await giveBack(id)).state).toBe('pending')
      expect(await stateOf(id)).toBe('received')
      await expect(giveBack(id, { amount: 0 })).rejects.toThrow('return.in_progress')
      paypal.orders.settleRefund(refundsAtPaypal(paypalId)[0]?.id ?? '', end)
      await hoursLater(order.id)
      expect(await stateOf(id)).toBe(state)
      expect((await booksOf(order.id, paypal)).refunded).toBe(end === 'COMPLETED' ? 109_998 : 0)
    }
  })

  test('whose answer is lost is found by asking again, and given back once', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'lost' })
    expect((await giveBack(id)).state).toBe('requested')
    expect(refundsAtPaypal(paypalId)).toHaveLength(1)
    await hoursLater(order.id)
    expect(await stateOf(id)).toBe('refunded')
    expect(refundsAtPaypal(paypalId)).toHaveLength(1)
    expect(await timesToldRefunded(order.id)).toBe(1)
  })

  test('whose webhook comes before the answer is recorded once', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'lost' })
    await giveBack(id)
    await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
    expect(await stateOf(id)).toBe('refunded')
    await hoursLater(order.id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
    expect(await timesToldRefunded(order.id)).toBe(1)
    expect(await db().refund.count({ where: { orderId: order.id } })).toBe(1)
  })
})

describe("a refund in PayPal's own panel", () => {
  test('is recorded from its webhook, and what is left can still be given back', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    const capture = paypal.orders.read(paypalId).capture?.id ?? ''
    paypal.orders.refund(capture, { amount: { currency_code: 'USD', value: '100.00' } }, undefined)
    for (let copy = 0; copy < 2; copy++) await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
    expect(await booksOf(order.id, paypal)).toMatchObject({ refunded: 36_500, atPaypal: 10_000 })
    expect(await timesToldRefunded(order.id)).toBe(1)
    expect((await readReturn(id)).proposedGrosze).toBe(73_498)
    await giveBack(id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
  })

  test('after the money went back by transfer is for a person to look at, and the books stay at 0', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    await giveBack(id, { method: 'transfer' })
    paypal.orders.settle(paypalId, 'REFUNDED')
    for (let copy = 0; copy < 2; copy++) await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
    expect(await booksOf(order.id, paypal)).toMatchObject({ kept: 0, refunded: 109_998 })
    expect((await readReturn(id)).refundsOfOrder.map(({ state }) => state)).toEqual(['completed', 'review'])
  })

  test('while one of ours has no answer is not counted twice: PayPal refuses ours, and the other stands', async () => {
    const { order, paypalId, id } = await aPaidReturn(paypal)
    paypal.faults.add({ on: 'refund', kind: 'busy' })
    expect((await giveBack(id)).state).toBe('requested')
    const capture = paypal.orders.read(paypalId).capture?.id ?? ''
    paypal.orders.refund(capture, { amount: { currency_code: 'USD', value: '200.00' } }, undefined)
    await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
    await hoursLater(order.id)
    expect((await readReturn(id)).refundsOfOrder.map(({ state }) => state)).toEqual(['refused', 'completed'])
    expect(await booksOf(order.id, paypal)).toMatchObject({ refunded: 73_000, atPaypal: 20_000 })
  })
})

describe('money that goes back another way', () => {
  test('by transfer or cash is noted with who and when, and is told to the buyer', async () => {
    for (const method of ['transfer', 'cash']) {
      const { user, order } = await anUnpaidOrder()
      await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
      const id = await open(order.id)
      expect(await giveBack(id, { method })).toEqual({ state: 'completed', words: null })
      expect(await readReturn(id)).toMatchObject({
        state: 'refunded',
        refundedBy: 'Anna Nowak',
        refunds: [{ method, notedByName: 'Anna Nowak' }],
      })
      expect((await getOrder(order.id, user)).refunds).toMatchObject([{ method, wallet: null }])
      expect(await timesToldRefunded(order.id)).toBe(1)
      await expect(markPaid({ orderId: order.id, isPaid: false }, anAdministrator)).rejects.toThrow(
        'payment.already_refunded',
      )
    }
  })

  test('is none for an order that nobody paid: its return is closed with a reason', async () => {
    const { order } = await anUnpaidOrder()
    const id = await open(order.id, 'refused')
    expect((await readReturn(id)).proposedGrosze).toBe(0)
    await expect(giveBack(id, { method: 'cash', reason: '' })).rejects.toMatchObject({
      fields: [{ path: 'reason', code: 'return.reason_required' }],
    })
    await expect(giveBack(id, { method: 'cash', amount: 1 })).rejects.toMatchObject({ code: 'invalid' })
    expect(await giveBack(id, { method: 'cash', amount: 0 })).toEqual({ state: 'closed', words: null })
    expect(await stateOf(id)).toBe('refunded')
    expect(await timesToldRefunded(order.id)).toBe(0)
  })
})

test('the database refuses to give back more than was paid, in grosze and in the currency of the payment', async () => {
  const { order, id } = await aPaidReturn(paypal)
  const payment = await db().payment.findFirstOrThrow({ where: { orderId: order.id } })
  const refund = (more: object) =>
    db().refund.create({
      data: {
        orderId: order.id,
        withdrawalId: id,
        notedBy: 'admin',
        notedByName: 'Anna',
        requestId: randomUUID(),
        method: 'transfer',
        state: 'completed',
        amountGrosze: 109_999,
        refundedAt: new Date(),
        ...more,
      },
    })
  await expect(refund({})).rejects.toThrow('shop_order_keeps_nothing_below_zero')
  const tooMuch = { method: 'paypal', paymentId: payment.id, amountGrosze: 1, amountMinor: 30_137 }
  await expect(refund(tooMuch)).rejects.toThrow('payment_refunded_in_range')
  await expect(
    db().shopOrder.update({ where: { id: order.id }, data: { refundedGrosze: 109_999 } }),
  ).rejects.toThrow('shop_order_keeps_nothing_below_zero')
})

describe('a refund by somebody who is no owner', () => {
  const clerk: ShopUser = { ...anAdministrator, uid: 'clerk', name: 'Piotr', role: 'orders' }
  const refusal = { fields: [{ path: 'amount', code: 'return.above_limit' }] }

  test('stays below the sum of the settings, for all refunds of an order together; an owner goes on', async () => {
    await setSettings(anAdministrator, { refundLimit: '500,00' })
    const { order, id } = await aPaidReturn(paypal)
    await expect(giveBack(id, { amount: 500.01 }, clerk)).rejects.toMatchObject(refusal)
    await giveBack(id, { amount: 333.33 }, clerk)
    await expect(giveBack(id, { amount: 166.68 }, clerk)).rejects.toMatchObject(refusal)
    const other = await open(order.id)
    await expect(giveBack(other, { amount: 166.68 }, clerk)).rejects.toMatchObject(refusal)
    expect(await mostRefundGrosze(await readReturn(other), 'orders')).toBe(16_667)
    await giveBack(id, { amount: 166.67 }, clerk)
    expect((await booksOf(order.id, paypal)).refunded).toBe(50_000)
    await giveBack(id)
    expect(await booksOf(order.id, paypal)).toEqual(whole)
  })

  test('of which the settings allow nothing is for owners, and a return without money is closed by anybody', async () => {
    await setSettings(anAdministrator, { refundLimit: '0' })
    const { id } = await aPaidReturn(paypal)
    await expect(giveBack(id, { amount: 0.01 }, clerk)).rejects.toMatchObject(refusal)
    expect(await giveBack(id, { amount: 0 }, clerk)).toMatchObject({ state: 'closed' })
  })
})
