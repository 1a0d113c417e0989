import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { quotePayment } from '@/lib/sales/payments/queries'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'

vi.stubEnv('CHECKOUT_PAYMENTS', 'bank_transfer,paypal,blik')
await setSettings(anAdministrator)
const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(async () => {
  vi.unstubAllEnvs()
  await outbox.close()
})

async function order(typeOfPayment: PaymentType, locale: Locale = 'pl') {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9), 2]])
  const { order } = await placeOrder(anOrderOf(user, { typeOfPayment, locale }), user)
  return { user, order }
}

/** The last mail to a customer. */
async function lastMail(email: string) {
  for (let rounds = 0; rounds < 10 && (await outbox.round()) > 0; rounds++);
  const mail = resend.sent.findLast(({ mail: { to } }) => to === email)?.mail
  return { text: String(mail?.text), html: String(mail?.html) }
}

test.each([
  ['pl', 'Numer konta: 92 1240 1234 0001 5678 9012 3456', 'od zaksięgowania wpłaty'],
  ['en', 'Account (IBAN): PL92 1240 1234 0001 5678 9012 3456', 'of receiving your payment'],
  ['ru', 'Счёт (IBAN): PL92 1240 1234 0001 5678 9012 3456', 'после поступления оплаты'],
] as const)(
  'in %s the mail of an order to be paid by transfer has all that the bank asks for',
  async (locale, account, promise) => {
    const { order: placed } = await order('bank_transfer', locale)
    const { text, html } = await lastMail(placed.email)
    for (const said of [account, 'Bies Sp. z o.o.', placed.id, promise]) expect(text).toContain(said)
    expect(text).toMatch(/1.099[.,]98/)
    // the code is drawn of cells, since mail programs show no drawings
    expect(html).toContain('<table role="img"')
    expect(html.length).toBeLessThan(102_000)
  },
)

test('the buyer is told that a transfer has come, and no later mail asks for it again', async () => {
  const { user, order: placed } = await order('bank_transfer')
  expect((await quotePayment(placed.id, user)).transfer).toEqual({
    recipient: 'Bies Sp. z o.o.',
    account: '92124012340001567890123456',
    amountGrosze: 109_998,
    title: placed.id,
    code: `5252248481|PL|92124012340001567890123456|109998|Bies Sp. z o.o.|${placed.id}|||`,
  })
  await updateOrderStatus({ orderId: placed.id, status: 'In Processing' }, anAdministrator)
  expect((await lastMail(placed.email)).text).toContain('Numer konta')
  await markPaid({ orderId: placed.id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect((await lastMail(placed.email)).text).toContain('Dotarł Twój przelew')
  expect((await quotePayment(placed.id, user)).transfer).toBeNull()
  await updateOrderStatus({ orderId: placed.id, status: 'Sent' }, anAdministrator)
  const sent = (await lastMail(placed.email)).text
  expect(sent).toContain('opłacono przelewem')
  expect(sent).toContain('od zaksięgowania wpłaty')
  expect(sent).not.toContain('Numer konta')
  await updateOrderStatus({ orderId: placed.id, status: 'Canceled' }, anAdministrator)
  expect((await lastMail(placed.email)).text).toMatch(/kwotę 1.099,98.zł oddamy/)
})

test.each(['paypal', 'payment_at_delivery'] as const)(
  'a company whose total was lifted above 15,000 PLN is asked for a transfer in place of %s',
  async (typeOfPayment) => {
    const { order: placed } = await order(typeOfPayment)
    const company = {
      customerType: 'company',
      companyName: 'Piach',
      unn: '5261040828',
      firstAndLastName: null,
    }
    const data = { ...company, totalGrosze: 1_600_000 }
    await db().shopOrder.update({ where: { id: placed.id }, data })
    const { text } = await lastMail(placed.email)
    expect(text).toContain('Numer konta')
    expect(text).toContain('od zaksięgowania wpłaty')
    for (const other of ['Zapłać online', 'Zapłacisz przy odbiorze']) expect(text).not.toContain(other)
  },
)

test('an amount that the code cannot hold is told without a code', async () => {
  const { user, order: placed } = await order('bank_transfer')
  await db().shopOrder.update({ where: { id: placed.id }, data: { totalGrosze: 1_000_000 } })
  expect((await quotePayment(placed.id, user)).transfer).toMatchObject({
    code: null,
    amountGrosze: 1_000_000,
  })
  const { text, html } = await lastMail(placed.email)
  expect(text).toContain('Numer konta')
  expect(html).not.toContain('role="img"')
})

test('a mail leads to the payment with PayPal that was promised, and one of an order to pay at the delivery says so', async () => {
  const wallet = await order('paypal')
  const { text } = await lastMail(wallet.order.email)
  expect(text).toContain(`Zapłać online: http://127.0.0.1:3000/Payment?order=${wallet.order.id}`)
  expect(await quotePayment(wallet.order.id, wallet.user)).toMatchObject({ payable: true, transfer: null })
  const cash = await order('payment_at_delivery')
  expect((await lastMail(cash.order.email)).text).toContain('Zapłacisz przy odbiorze')
})
