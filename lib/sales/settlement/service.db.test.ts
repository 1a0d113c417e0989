import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator } from '@/lib/sales/orders/testing'
import { quotePayment } from '@/lib/sales/payments/queries'
import {
  anApprovedPayment,
  anOpenPayment,
  anUnpaidOrder,
  makeDue,
  paid,
  sendWebhook,
  timesToldPaid,
} from '@/lib/sales/payments/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal } = standIns()
beforeEach(() => paypal.faults.clear())

const approved = () => anApprovedPayment(paypal)
const send = (type: string, id: string) => sendWebhook(paypal, type, id)

describe('opening a payment', () => {
  test('asks PayPal for one purchase unit of the amount in the database', async () => {
    const { order, payment } = await anOpenPayment()
    expect(payment).toMatchObject({
      orderId: order.id,
      amountMinor: 30_136,
      currency: 'USD',
      status: 'created',
    })
    expect(paypal.orders.read(payment.id).unit).toMatchObject({
      custom_id: order.id,
      amount: { currency_code: 'USD', value: '301.36' },
    })
    expect((await getOrder(order.id, { uid: '', isAdmin: true })).payment).toBeNull()
  })

  test('in five tabs at once opens one', async () => {
    const { user, order } = await anUnpaidOrder()
    const before = paypal.orders.list().length
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await openPayment({ orderId: order.id }, user)).id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(paypal.orders.list()).toHaveLength(before + 1)
  })

  test('whose answer is lost is the same payment when the buyer tries again', async () => {
    const { user, order } = await anUnpaidOrder()
    const before = paypal.orders.list().length
    paypal.faults.add({ on: 'create', kind: 'lost' })
    await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.unavailable')
    const again = await openPayment({ orderId: order.id }, user)
    expect(
      paypal.orders
        .list()
        .slice(before)
        .map(({ id }) => id),
    ).toEqual([again.id])
  })

  test.each(['error', 'garbage', 'busy'] as const)(
    'says that nothing was taken when PayPal is %s',
    async (kind) => {
      const { user, order } = await anUnpaidOrder()
      paypal.faults.add({ on: 'create', kind })
      await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.unavailable')
      expect((await openPayment({ orderId: order.id }, user)).amountMinor).toBe(30_136)
    },
  )

  test('a second time is a new PayPal order when PayPal has let the first one expire', async () => {
    const { user, order, payment } = await anOpenPayment()
    paypal.orders.forget(payment.id)
    const again = await openPayment({ orderId: order.id }, user)
    expect(again.id).not.toBe(payment.id)
    expect(
      (await db().payment.findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })).map(
        (row) => row.status,
      ),
    ).toEqual(['expired', 'created'])
  })

  test('is refused for an order that is canceled or delivered', async () => {
    for (const status of ['Canceled', 'Delivered'] as const) {
      const { user, order } = await anUnpaidOrder()
      await updateOrderStatus({ orderId: order.id, status }, anAdministrator)
      await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.not_payable')
      expect((await quotePayment(order.id, user)).payable).toBe(false)
    }
  })
})

describe('capturing', () => {
  test('makes the order paid, in the amount that was asked', async () => {
    const { user, order, payment } = await approved()
    expect(await capturePayment(payment.id, user)).toMatchObject({ ...paid, orderId: order.id })
    const { payment: shown } = await getOrder(order.id, user)
    expect(shown).toMatchObject(paid)
    expect(shown?.capturedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect((await quotePayment(order.id, user)).payable).toBe(false)
    await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.already_paid')
  })

  test('five times at once, with the webhook in between, takes the money once and says so once', async () => {
    const { user, order, payment } = await approved()
    const webhook = send('CHECKOUT.ORDER.APPROVED', payment.id)
    const captures = await Promise.all(Array.from({ length: 5 }, () => capturePayment(payment.id, user)))
    await webhook
    expect(captures.map(({ status }) => status)).toEqual(Array(5).fill('captured'))
    expect(await timesToldPaid(order.id)).toBe(1)
    expect(
      paypal.exchanges.filter(({ path, status }) => path.includes(`${payment.id}/capture`) && status === 201),
    ).toHaveLength(1)
  })

  test("of somebody else's payment is unknown", async () => {
    const { payment } = await approved()
    await expect(capturePayment(payment.id, aCustomer())).rejects.toThrow('payment.not_found')
    await expect(capturePayment('UNKNOWN', aCustomer())).rejects.toThrow('payment.not_found')
  })

  test('what the buyer did not approve takes nothing', async () => {
    const { user, payment } = await anOpenPayment()
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.not_approved')
  })

  test('a declined card takes nothing, keeps the words of PayPal, and another card pays the same payment', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'declined' })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.refused')
    expect((await quotePayment(order.id, user)).refusal).toMatch(/declined by the processor or bank/)
    expect((await getOrder(order.id, user)).payment).toBeNull()
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
    expect((await quotePayment(order.id, user)).refusal).toBeNull()
  })

  test('that was declined happens on the word of the buyer only: not by opening, waiting or a late webhook', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'declined' })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.refused')
    expect((await openPayment({ orderId: order.id }, user)).id).toBe(payment.id)
    await makeDue(order.id)
    await settleForgotten()
    await send('CHECKOUT.ORDER.APPROVED', payment.id)
    expect(paypal.orders.read(payment.id).capture).toBeUndefined()
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
  })

  test('that PayPal carries out and then denies leaves the order unpaid and payable', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'denied' })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.refused')
    const again = await openPayment({ orderId: order.id }, user)
    paypal.orders.approve(again.id)
    expect(await capturePayment(again.id, user)).toMatchObject(paid)
  })

  test.each(['lost', 'duplicate'] as const)('with a %s answer is found to be paid', async (kind) => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind })
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
    expect(await timesToldPaid(order.id)).toBe(1)
  })

  test('with one 500 is tried again', async () => {
    const { user, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'error' })
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
  })

  test('while PayPal is down is not promised to be off, since it is made up for later', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'token', kind: 'busy', times: 5 })
    paypal.faults.add({ on: 'capture', kind: 'busy', times: 5 })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.unanswered')
    paypal.faults.clear()
    await makeDue(order.id)
    await settleForgotten()
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
  })

  test('that nobody can tell the outcome of says so, and is found out without the buyer', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'lost' })
    paypal.faults.add({ on: 'read', kind: 'error', times: 5 })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.unanswered')
    expect((await getOrder(order.id, user)).payment).toBeNull()
    paypal.faults.clear()
    await makeDue(order.id)
    await settleForgotten()
    expect((await getOrder(order.id, user)).payment).toMatchObject(paid)
    expect(await timesToldPaid(order.id)).toBe(1)
  })

  test('is not done for an order that was canceled while the buyer approved', async () => {
    const { user, order, payment } = await approved()
    await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.not_payable')
    expect(paypal.orders.read(payment.id).capture).toBeUndefined()
  })

  test('less money than asked is no paid order', async () => {
    const { user, order, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'short' })
    expect(await capturePayment(payment.id, user)).toMatchObject({ status: 'review' })
    expect((await getOrder(order.id, user)).payment?.status).toBe('review')
    expect(await timesToldPaid(order.id)).toBe(0)
    await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.pending')
  })

  test('slow beyond patience is found out by looking', { timeout: 30_000 }, async () => {
    const { user, payment } = await approved()
    paypal.faults.add({ on: 'capture', kind: 'slow', ms: 9_000 })
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
  })

  test('survives a PayPal that was restarted and knows the token no more', async () => {
    const { user, payment } = await approved()
    paypal.forgetTokens()
    expect(await capturePayment(payment.id, user)).toMatchObject(paid)
  })
})
