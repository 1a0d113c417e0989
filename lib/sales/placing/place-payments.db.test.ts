import { expect, onTestFinished, test, vi } from 'vitest'
import { csvText } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { isPrepaid, paymentTypes } from '@/lib/platform/values/payment-types'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { company } from '@/lib/sales/invoices/db-testing'
import { invoiceRecords } from '@/lib/sales/invoices/exports/csv'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { placeOrder } from './place.service'

/** A customer with a full cart presses the button. */
async function order(typeOfPayment: (typeof paymentTypes)[number], key?: string) {
  const user = aCustomer()
  const tire = await aTire(3)
  await fillCart(user, [[tire, 1]])
  const place = () => placeOrder(anOrderOf(user, { typeOfPayment }), user, key)
  return { user, tire, place }
}

test('an order is refused for a payment that is not offered, before anything is taken', async () => {
  await setSettings(anAdministrator, { bankAccount: '' })
  for (const type of paymentTypes.filter(isPrepaid)) {
    const { user, tire, place } = await order(type)
    await expect(place()).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'typeOfPayment', code: 'payment_not_offered' }],
    })
    expect(await db().shopOrder.count({ where: { userId: user.uid } })).toBe(0)
    expect((await db().product.findUniqueOrThrow({ where: { id: tire.id } })).quantityInStock).toBe(3)
  }
  const { place } = await order('payment_at_delivery')
  expect((await place()).order.typeOfPayment).toBe('payment_at_delivery')
})

test('an order is placed with each payment that is turned on and set up, and always with payment at the delivery', async () => {
  vi.stubEnv('CHECKOUT_PAYMENTS', 'bank_transfer,paypal,blik,p24')
  await setSettings(anAdministrator, { bankAccount: '' })
  const withoutAccount = await order('bank_transfer')
  await expect(withoutAccount.place()).rejects.toMatchObject({ code: 'invalid' })
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  for (const type of paymentTypes) {
    const { place } = await order(type)
    expect((await place()).order).toMatchObject({ typeOfPayment: type, paidAt: null, paidWay: null })
  }
  const { place } = await order('paypal', 'the-key-of-a-lost-answer')
  const { order: placed } = await place()
  // turned off before the browser asked again
  vi.stubEnv('CHECKOUT_PAYMENTS', '')
  expect(await place()).toMatchObject({ order: { id: placed.id }, replayed: true })
  vi.unstubAllEnvs()
})

test('a company pays more than 15,000 PLN by account, and for parts of vehicles by split payment', async () => {
  vi.stubEnv('CHECKOUT_PAYMENTS', 'bank_transfer,paypal')
  onTestFinished(() => void vi.unstubAllEnvs())
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  const user = aCustomer()
  await fillCart(user, [[await aTire(10, { price: 1999 }), 10]])
  const placedBy = (typeOfPayment: (typeof paymentTypes)[number]) =>
    placeOrder(anOrderOf(user, { ...company, typeOfPayment }), user)
  for (const closed of ['payment_at_delivery', 'paypal'] as const)
    await expect(placedBy(closed)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'typeOfPayment', code: 'payment_by_account' }],
    })
  const { order: placed } = await placedBy('bank_transfer')
  await db().orderLine.updateMany({ where: { orderId: placed.id }, data: { productType: 'Wheel' } })
  const invoice = await issueInvoice(placed.id, anAdministrator)
  expect(invoice.document.isSplitPayment).toBe(true)
  expect(invoice.document.sale.lines[0]?.title).toMatch(/^Felga /)
  let text = ''
  for await (const records of invoiceRecords(invoice.document.issueDate.slice(0, 7), 'pl'))
    text += csvText(records, 'pl', { first: false })
  expect(text).toMatch(new RegExp(`${placed.id};;BFK;GTU_07;MPP`))
})
