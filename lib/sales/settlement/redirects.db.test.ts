import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import * as environment from '@/lib/platform/runtime/env'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { asksPayPal, quotePayment, walletTerms } from '@/lib/sales/payments/queries'
import {
  anApprovedPayment,
  anOpenPayment,
  anUnpaidOrder,
  makeDue,
  paid,
  paidInPln,
  sendWebhook,
  statesOf,
  timesToldPaid,
} from '@/lib/sales/payments/testing'
import { booksOf } from '@/lib/sales/returns/testing'
import { faultsOfPaypal } from '@/local/api-description'
import { standIns } from '@/local/test-database/stand-ins'
import { paymentReviewMail } from './mails'
import { capturePayment, openPayment, settleForgotten } from './service'

const { paypal } = standIns()
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
beforeEach(() => paypal.faults.clear())
afterAll(() => vi.unstubAllEnvs())

const capturesOf = (orderId: string) =>
  paypal.orders.list().filter(({ unit, capture }) => unit.custom_id === orderId && capture)

describe('opening BLIK or Przelewy24', () => {
  test.each(['blik', 'p24'] as const)('asks PayPal for a page of %s and the sum in PLN', async (type) => {
    const { order, payment } = await anOpenPayment(type)
    expect(payment).toMatchObject({ typeOfPayment: type, amountMinor: 109_998, currency: 'PLN' })
    const { unit, redirect, status } = paypal.orders.read(payment.id)
    expect(unit.amount).toEqual({ currency_code: 'PLN', value: '1099.98' })
    expect(status).toBe('PAYER_ACTION_REQUIRED')
    expect(redirect).toMatchObject({ type, email: order.email, countryCode: 'PL' })
    expect(redirect?.returnUrl).toMatch(new RegExp(`/Payment\\?order=${order.id}&back=paid$`))
    expect(payment.payAt).toBe(`${paypal.url}/payment/${type}?token=${payment.id}`)
  })

  test('is refused while the shop does not offer it, and the wallet is not', async () => {
    const { user, order } = await anUnpaidOrder()
    const open = (typeOfPayment: 'blik' | 'paypal') => openPayment({ orderId: order.id, typeOfPayment }, user)
    vi.stubEnv('CHECKOUT_PAYMENTS', 'p24')
    expect((await quotePayment(order.id, user)).redirects).toEqual(['p24'])
    await expect(open('blik')).rejects.toThrow('payment.not_offered')
    expect(await open('paypal')).toMatchObject({ currency: 'USD', payAt: null })
    vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
  })

  test('PayPal is asked what became of them also where the wallet has no rate', () => {
    const withoutRate = { ...environment.env(), PAYPAL_PLN_PER_UNIT: undefined }
    const spy = vi.spyOn(environment, 'env').mockReturnValue(withoutRate)
    expect(walletTerms()).toBeNull()
    expect(asksPayPal()).toBe(true)
    spy.mockRestore()
  })

  test('five times at once is one page; a lost answer is the same one', async () => {
    const { user, order } = await anUnpaidOrder()
    const open = () => openPayment({ orderId: order.id, typeOfPayment: 'blik' }, user)
    paypal.faults.add({ on: 'create', kind: 'lost' })
    await expect(open()).rejects.toThrow('payment.unavailable')
    const pages = await Promise.all(Array.from({ length: 5 }, async () => (await open()).payAt))
    expect(new Set(pages).size).toBe(1)
    expect(paypal.orders.list().filter(({ unit }) => unit.custom_id === order.id)).toHaveLength(1)
  })

  test('is limited by account', async () => {
    const { user, order, payment } = await anOpenPayment('blik')
    let instead = payment.id
    const again = async () => {
      instead = (await openPayment({ orderId: order.id, typeOfPayment: 'blik', instead }, user)).id
    }
    const all = async () => {
      for (let turn = 0; turn < 40; turn++) await again()
    }
    await expect(all()).rejects.toThrow('too_many_requests')
    const attempts = await db().payment.count({ where: { orderId: order.id } })
    expect(attempts).toBe(30)
  })
})

test.each(['blik', 'p24'] as const)(
  '%s that is approved pays the order once, by the way that was taken',
  async (type) => {
    const { user, order, payment } = await anApprovedPayment(paypal, type)
    const webhook = sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
    const captures = await Promise.all(Array.from({ length: 3 }, () => capturePayment(payment.id, user)))
    await webhook
    expect(captures.map(({ status }) => status)).toEqual(Array(3).fill('captured'))
    expect((await getOrder(order.id, user)).payment).toMatchObject({ ...paidInPln, typeOfPayment: type })
    expect(await booksOf(order.id, paypal)).toMatchObject({ paid: 109_998, kept: 109_998 })
    expect(await timesToldPaid(order.id)).toBe(1)
    // whatever the order names
    expect((await issueInvoice(order.id, anAdministrator)).document.payment.type).toBe(type)
  },
)

describe('a payment that the bank declines', () => {
  test('takes nothing, also when the page is reloaded or PayPal tells of it late, and another way pays', async () => {
    const { user, order, payment } = await anApprovedPayment(paypal, 'blik')
    paypal.faults.add({ on: 'capture', kind: 'declined' })
    for (let press = 0; press < 2; press++)
      await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.refused')
    await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
    await makeDue(order.id)
    await settleForgotten()
    expect(capturesOf(order.id)).toEqual([])
    expect(await quotePayment(order.id, user)).toMatchObject({ payable: true, refusal: expect.any(String) })

    const other = await openPayment({ orderId: order.id, typeOfPayment: 'p24' }, user)
    paypal.orders.approve(other.id)
    expect(await capturePayment(other.id, user)).toMatchObject(paidInPln)
    expect(await statesOf(order.id)).toEqual(['blik refused', 'p24 captured'])
  })

  test('before it is approved leaves the order as it is, and a new page is another attempt', async () => {
    const { user, order, payment } = await anOpenPayment('blik')
    const again = await openPayment({ orderId: order.id, typeOfPayment: 'blik', instead: payment.id }, user)
    expect(again.id).not.toBe(payment.id)
    // its answer was lost, so the browser names the same attempt once more
    const once = await openPayment({ orderId: order.id, typeOfPayment: 'blik', instead: payment.id }, user)
    expect(once.id).toBe(again.id)
    expect(await statesOf(order.id)).toEqual(['blik expired', 'blik created'])
  })
})

describe('a payment that is approved when nobody waits for it any more', () => {
  test('is recorded by the webhook, or without it in a later round', async () => {
    for (const isTold of [true, false]) {
      const { user, order, payment } = await anOpenPayment('p24')
      paypal.orders.approve(payment.id)
      if (isTold) await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
      await makeDue(order.id)
      await settleForgotten()
      expect((await getOrder(order.id, user)).payment).toMatchObject(paidInPln)
      expect(await timesToldPaid(order.id)).toBe(1)
    }
  })

  test.each(['webhook', 'round', 'return'] as const)(
    'counts before another way that was only opened meanwhile: by %s',
    async (by) => {
      const { user, order, payment } = await anOpenPayment('blik')
      const wallet = await openPayment({ orderId: order.id }, user)
      expect(await statesOf(order.id)).toEqual(['blik expired', 'paypal created'])
      paypal.orders.approve(payment.id)
      if (by === 'webhook') await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
      if (by === 'return') await capturePayment(payment.id, user)
      await makeDue(order.id)
      await settleForgotten()
      expect(await statesOf(order.id)).toEqual(['blik captured', 'paypal expired'])
      paypal.orders.approve(wallet.id)
      await expect(capturePayment(wallet.id, user)).rejects.toThrow('payment.already_paid')
      expect(capturesOf(order.id)).toHaveLength(1)
      expect(await timesToldPaid(order.id)).toBe(1)
    },
  )

  test('is not lost by choosing another way: the approved one is taken first', async () => {
    const { user, order } = await anApprovedPayment(paypal, 'blik')
    await expect(openPayment({ orderId: order.id, typeOfPayment: 'p24' }, user)).rejects.toThrow(
      'payment.already_paid',
    )
    expect(await statesOf(order.id)).toEqual(['blik captured'])
  })

  test('and beside one that has paid already takes nothing', async () => {
    const { user, order, payment } = await anOpenPayment('blik')
    const wallet = await openPayment({ orderId: order.id }, user)
    paypal.orders.approve(wallet.id)
    expect(await capturePayment(wallet.id, user)).toMatchObject(paid)
    paypal.orders.approve(payment.id)
    await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
    expect(capturesOf(order.id)).toHaveLength(1)
    expect(await booksOf(order.id, paypal)).toMatchObject({ paid: 109_998 })
  })

  test('waits while another way is approved, or its money is being taken', async () => {
    for (const state of ['approved', 'being taken'] as const) {
      const { user, order, payment } = await anOpenPayment('blik')
      await openPayment({ orderId: order.id }, user)
      const wallet = await db().payment.findFirstOrThrow({ where: { orderId: order.id, status: 'created' } })
      if (state === 'approved') paypal.orders.approve(wallet.paypalOrderId ?? '')
      else
        await db().payment.update({
          where: { id: wallet.id },
          data: { checkAt: new Date(Date.now() + 10_000) },
        })
      paypal.orders.approve(payment.id)
      await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', payment.id)
      expect(capturesOf(order.id)).toEqual([])
      expect(await statesOf(order.id)).toEqual(['blik expired', 'paypal created'])
    }
  })

  test('pays the order in place of one that PayPal has let go', async () => {
    const { user, order, payment } = await anOpenPayment('blik')
    const wallet = await openPayment({ orderId: order.id }, user)
    paypal.orders.forget(wallet.id)
    paypal.orders.approve(payment.id)
    expect(await capturePayment(payment.id, user)).toMatchObject(paidInPln)
    expect(await statesOf(order.id)).toEqual(['blik captured', 'paypal expired'])
  })

  test('marks its row while PayPal takes the money', async () => {
    const { user, order, payment } = await anApprovedPayment(paypal)
    paypal.faults.add({ on: 'capture', kind: 'declined' })
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.refused')
    const { checkAt } = await db().payment.findFirstOrThrow({ where: { orderId: order.id } })
    expect(checkAt?.getTime()).toBeLessThan(Date.now() + 21_000)
  })

  test.each(['webhook', 'round'] as const)(
    'and taken beside one that has paid is told to the shop once: %s',
    async (by) => {
      const { user, order, payment } = await anOpenPayment('blik')
      const wallet = await openPayment({ orderId: order.id }, user)
      paypal.orders.approve(wallet.id)
      await capturePayment(wallet.id, user)
      paypal.orders.approve(payment.id)
      paypal.orders.read(payment.id).unit.invoice_id = `${order.id}-again`
      paypal.orders.capture(payment.id)
      const { order: next } = await anApprovedPayment(paypal, 'p24')
      for (let turn = 0; turn < 2; turn++) {
        if (by === 'webhook') await sendWebhook(paypal, 'PAYMENT.CAPTURE.COMPLETED', payment.id)
        await makeDue(order.id)
        await makeDue(next.id)
        await settleForgotten()
      }
      expect(await statesOf(order.id)).toEqual(['blik expired', 'paypal captured'])
      expect(await statesOf(next.id)).toEqual(['p24 captured'])
      const told = await db().outbox.findMany({
        where: { topic: 'payment.review', payload: { path: ['orderId'], equals: order.id } },
      })
      expect(told).toHaveLength(1)
      expect((await paymentReviewMail(told[0]?.payload))?.subject).toContain(order.id)
    },
  )

  test('of both at once takes the money of one', async () => {
    const { user, order, payment } = await anOpenPayment('blik')
    const other = await openPayment({ orderId: order.id, typeOfPayment: 'p24' }, user)
    for (const { id } of [payment, other]) paypal.orders.approve(id)
    await Promise.allSettled([
      ...[payment, other].map(({ id }) => capturePayment(id, user)),
      ...[payment, other].map(({ id }) => sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', id)),
    ])
    await makeDue(order.id)
    await settleForgotten()
    expect(capturesOf(order.id)).toHaveLength(1)
    expect((await getOrder(order.id, user)).payment).toMatchObject(paidInPln)
    expect(await timesToldPaid(order.id)).toBe(1)
  })

  test('for an order that was canceled takes nothing', async () => {
    const { user, order, payment } = await anApprovedPayment(paypal, 'blik')
    await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
    await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.not_payable')
    expect(capturesOf(order.id)).toEqual([])
  })
})

test('PayPal is asked about an attempt that was given up until it has let it go', async () => {
  for (const end of ['void', 'forget'] as const) {
    const { user, order, payment } = await anOpenPayment('blik')
    await openPayment({ orderId: order.id }, user)
    const checkAt = async () =>
      (await db().payment.findFirstOrThrow({ where: { paypalOrderId: payment.id } })).checkAt
    expect(await checkAt()).not.toBeNull()
    paypal.orders[end](payment.id)
    await makeDue(order.id)
    await settleForgotten()
    expect(await checkAt()).toBeNull()
  }
})

test('what a buyer has not approved yet is not captured, and is said to wait', async () => {
  const { user, payment } = await anOpenPayment('blik')
  await expect(capturePayment(payment.id, user)).rejects.toThrow('payment.not_approved')
})

test('the database takes BLIK in PLN only', async () => {
  const { order } = await anUnpaidOrder()
  const inDollars = {
    orderId: order.id,
    requestId: 'x',
    typeOfPayment: 'blik',
    amountMinor: 1,
    currency: 'USD',
  }
  await expect(db().payment.create({ data: inDollars })).rejects.toThrow(/payment_redirect_in_pln/)
})

test('everything that was asked of orders and answered is what PayPal’s API description says', () => {
  const exchanges = paypal.exchanges.filter(
    // 401 is answered to a token that a fault has spoiled, before the request is read
    ({ path, status }) => path.startsWith('/v2/checkout/orders') && status !== 401,
  )
  expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set([200, 201, 404, 422]))
  for (const exchange of exchanges)
    expect(faultsOfPaypal(exchange), `${exchange.method} ${exchange.path} ${exchange.status}`).toEqual([])
})
