import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as route from '@/app/api/track/payment/route'
import { db } from '@/lib/platform/database/db'
import { cookiesOf } from '@/lib/platform/http/testing'
import { required } from '@/lib/platform/runtime/testing'
import {
  findTrackingKey,
  keyOfPage,
  ownOrderPath,
  payingCookie,
  trackedOrder,
} from '@/lib/sales/orders/parcels/tracking'
import { getOrder, ordersOfUser, theShop } from '@/lib/sales/orders/queries'
import { CALLER_PREFIX } from '@/lib/sales/orders/rules'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { anUnpaidOrder, paidInPln, sendWebhook, statesOf } from '@/lib/sales/payments/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { sendMails } from '@/lib/shop/mail/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { standIns } from '@/local/test-database/stand-ins'
import { ownPayment } from './own-order'
import { openPayment } from './service'

const { paypal, resend } = standIns()
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
beforeEach(() => paypal.faults.clear())
afterAll(async () => {
  vi.unstubAllEnvs()
  await db().$disconnect()
})

const keyOf = (orderId: string) => ownOrderPath(orderId).slice('/track/'.length)
const pay = async (key: string, typeOfPayment = 'blik', from = '192.0.2.1') => {
  const answer = await route.POST(
    new Request(`${required.SHOP_ORIGIN}/api/track/payment`, {
      method: 'POST',
      headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ key, typeOfPayment }),
    }),
    { params: Promise.resolve({}) },
  )
  const cookie = answer.headers.get('set-cookie')
  return { status: answer.status, body: await answer.json(), cookie }
}
const atPaypal = (orderId: string) => paypal.orders.list().filter(({ unit }) => unit.custom_id === orderId)

test('an order is paid at its own address by nobody who is signed in, and comes back there', async () => {
  const { user, order } = await anUnpaidOrder()
  // an attempt of the browser that ordered leads back to where this one is not signed in
  const { id } = await openPayment({ orderId: order.id, typeOfPayment: 'blik' }, user)
  const { status, body, cookie } = await pay(keyOf(order.id))
  expect(status).toBe(201)
  const attempt = atPaypal(order.id).find((other) => other.id !== id)
  expect(body).toEqual({ payAt: `${paypal.url}/payment/blik?token=${attempt?.id}` })
  // PayPal is not told the key, which opens the order's papers
  const backTo = `${required.SHOP_ORIGIN}/track/back?order=${order.id}&back=`
  expect(attempt?.redirect).toMatchObject({ returnUrl: `${backTo}paid`, cancelUrl: `${backTo}unpaid` })
  expect(payingCookie.read(cookiesOf(cookie))).toBe(keyOf(order.id))
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/)
  paypal.orders.approve(attempt?.id ?? '')
  await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', attempt?.id ?? '')
  expect((await getOrder(order.id, user)).payment).toMatchObject(paidInPln)
  expect(await pay(keyOf(order.id))).toMatchObject({ status: 409, body: { code: 'payment.already_paid' } })
  expect(atPaypal(order.id).filter(({ capture }) => capture)).toHaveLength(1)
})

test('the page that PayPal leads back to is the own address of the order that it names, or of none', async () => {
  const [{ order }, { order: other }] = [await anUnpaidOrder(), await anUnpaidOrder()]
  const kept = keyOf(order.id)
  expect(keyOfPage('back', kept, order.id)).toBe(kept)
  for (const [cookie, named] of [
    [null, order.id],
    [kept, other.id],
    [kept, undefined],
    [`${kept}A`, order.id],
  ] as const)
    expect(keyOfPage('back', cookie, named)).toBe('back')
  expect(await trackedOrder('back')).toBeNull()
  expect(keyOfPage(keyOf(other.id), kept, order.id)).toBe(keyOf(other.id))
})

test('no other key pays, and thirty attempts an hour of one sender reach PayPal', async () => {
  const { user, order } = await anUnpaidOrder()
  const byNumber = await findTrackingKey({ orderId: order.id, email: order.email }, new Headers())
  for (const key of [byNumber, 'x', `${keyOf(order.id)}A`])
    expect(await pay(key)).toMatchObject({ status: 404, body: { code: 'not_found' }, cookie: null })
  expect((await pay(keyOf(order.id), 'paypal')).status).toBe(422)
  expect(atPaypal(order.id)).toEqual([])
  const answers: number[] = []
  for (let press = 0; press < 33; press++) answers.push((await pay(keyOf(order.id))).status)
  expect(answers.filter((status) => status === 201)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
  // a refused one gives up no attempt of somebody else, nor uses up what the buyer may
  const { id } = await openPayment({ orderId: order.id, typeOfPayment: 'p24' }, user)
  expect((await pay(keyOf(order.id))).status).toBe(429)
  expect((await statesOf(order.id)).at(-1)).toBe('p24 created')
  expect(await openPayment({ orderId: order.id, typeOfPayment: 'p24' }, user)).toMatchObject({ id })
  expect((await pay(keyOf(order.id), 'blik', '192.0.2.2')).status).toBe(201)
})

test('a buyer who is refused another attempt keeps the one that is open', async () => {
  const { user, order } = await anUnpaidOrder()
  const types = ['blik', 'p24'] as const
  const open = (press: number) =>
    openPayment({ orderId: order.id, typeOfPayment: types[press % 2] ?? 'blik' }, user)
  for (let press = 0; press < 30; press++) await open(press)
  await expect(open(30)).rejects.toThrow('too_many_requests')
  expect((await statesOf(order.id)).at(-1)).toBe('p24 created')
})

test('an order waits for the bank while its attempt lives, and is paid again after a refusal or an expiry', async () => {
  const { order } = await anUnpaidOrder()
  const stateOf = async (isBack = true) => ownPayment(await getOrder(order.id, theShop), isBack)
  expect(await stateOf()).toMatchObject({ hasAttempt: false, isWaiting: false })
  await pay(keyOf(order.id))
  expect(await stateOf()).toMatchObject({ hasAttempt: true, isWaiting: true, quote: { payable: true } })
  expect(await stateOf(false)).toMatchObject({ isWaiting: false })
  const [attempt] = atPaypal(order.id)
  paypal.faults.add({ on: 'capture', kind: 'declined' })
  paypal.orders.approve(attempt?.id ?? '')
  await sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', attempt?.id ?? '')
  expect(await statesOf(order.id)).toEqual(['blik refused'])
  expect(await stateOf()).toMatchObject({
    hasAttempt: true,
    isWaiting: false,
    quote: { payable: true, refusal: expect.any(String), redirects: ['blik', 'p24'] },
  })
  await pay(keyOf(order.id))
  expect(await stateOf()).toMatchObject({ isWaiting: true })
  await db().payment.updateMany({ where: { orderId: order.id }, data: { status: 'expired' } })
  expect(await stateOf()).toMatchObject({ isWaiting: false, quote: { payable: true } })
})

test('the own address leads to PayPal too, except for a caller, who cannot sign in', async () => {
  const { order } = await anUnpaidOrder()
  const placed = await getOrder(order.id, theShop)
  expect(placed.isTransferDue).toBe(false)
  expect(await ownPayment(placed, false)).toMatchObject({ isWalletOpen: true })
  const data = { userId: `${CALLER_PREFIX}${order.id}`, placedBy: anAdministrator.uid }
  await db().shopOrder.update({ where: { id: order.id }, data })
  expect(await ownPayment(await getOrder(order.id, theShop), false)).toMatchObject({ isWalletOpen: false })
})

test('a company that online payment is closed to reads of a transfer in its list and at its own address', async () => {
  await setSettings(anAdministrator)
  const { user, order } = await anUnpaidOrder()
  const company = { customerType: 'company', companyName: 'Piach', unn: '5261040828', firstAndLastName: null }
  const data = { ...company, typeOfPayment: 'blik', totalGrosze: 1_600_000 }
  await db().shopOrder.update({ where: { id: order.id }, data })
  expect(await ordersOfUser(user.uid)).toMatchObject([{ id: order.id, isTransferDue: true }])
  expect(await ownPayment(await getOrder(order.id, theShop), false)).toMatchObject({
    isWalletOpen: false,
    quote: { payable: false, transfer: { amountGrosze: 1_600_000, title: order.id } },
  })
})

async function aGuest() {
  const user = aCustomer()
  const confirmed = { uid: user.uid, email: user.email, mailbox: user.email, locale: 'pl' }
  await db().addressConfirmation.create({ data: { ...confirmed, confirmedAt: new Date() } })
  return user
}

test('the mail about an unpaid order without an account leads to its own address for paying', async () => {
  const user = await aGuest()
  await fillCart(user, [[await aTire(5), 1]])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en', typeOfPayment: 'blik' }), user)
  await sendMails()
  const text = String(resend.sent.find(({ mail }) => mail.to === user.email)?.mail.text)
  expect(text).toContain(`Pay online: ${required.SHOP_ORIGIN}/en${ownOrderPath(order.id)}`)
  expect(text).not.toContain('/Payment')
})

test.each([
  ['paypal', 'blik,p24,paypal'],
  ['blik', 'p24'],
] as const)('the mail leads to the payment page for %s where %s is offered', async (type, offered) => {
  vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24,paypal')
  const user = await aGuest()
  await fillCart(user, [[await aTire(5), 1]])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en', typeOfPayment: type }), user)
  vi.stubEnv('CHECKOUT_PAYMENTS', offered)
  await sendMails()
  vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')
  const text = String(resend.sent.find(({ mail }) => mail.to === user.email)?.mail.text)
  expect(text).toContain(`Pay online: ${required.SHOP_ORIGIN}/en/Payment?order=${order.id}`)
})
