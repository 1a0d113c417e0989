import { expect, test } from 'vitest'
import { salesAbroad } from '@/lib/office/dashboard/abroad'
import { vatRows } from '@/lib/office/reports/vat'
import { csvText } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { shopToday } from '@/lib/platform/values/clock'
import { invoiceRecords } from '@/lib/sales/invoices/exports/csv'
import { ksefXml } from '@/lib/sales/invoices/exports/ksef'
import { issueInvoice } from '@/lib/sales/invoices/service'
import { updateOrderStatus } from '@/lib/sales/orders/admin/update.service'
import {
  aCustomer,
  anAdministrator,
  anOrderOf,
  aTire,
  fillCart,
  placePatiently,
} from '@/lib/sales/orders/testing'
import { registerRecords } from '@/lib/sales/receipts/export'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { keepXml } from '@/local/ksef/keep-xml'
import { placeOrder } from './place.service'

const german = { country: 'DE', city: 'Berlin', postCode: '10115' }
const company = { customerType: 'company', companyName: 'Gelände GmbH', unn: 'DE811907980' } as const

async function aBuyer() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9, { price: 119 }), 2]])
  return user
}
const rateOf = async (more: Parameters<typeof anOrderOf>[1]) =>
  (await placePatiently(await aBuyer(), more)).order.orderItems[0]?.vatRate

test('the rate of the buyer’s country is frozen into a private order, and no other', async () => {
  expect(await rateOf(german)).toBe(23)
  await setSettings(anAdministrator, { foreignRates: 'DE 19\nFI 25,5' })
  expect(await rateOf(german)).toBe(19)
  expect(await rateOf({ ...german, country: 'FI' })).toBe(25.5)
  expect(await rateOf({ ...german, country: 'CZ' })).toBe(23)
  expect(await rateOf({})).toBe(23)
  expect(await rateOf({ ...german, ...company })).toBe(23)
  await setSettings(anAdministrator, { foreignRates: '' })
})

test('23 percent of Ireland stand apart from those of Poland in every file of the month', async () => {
  await setSettings(anAdministrator, { foreignRates: 'IE 23' })
  const { order } = await placePatiently(await aBuyer(), { ...german, country: 'IE' })
  const plain = await placePatiently(await aBuyer())
  await setSettings(anAdministrator, { foreignRates: '' })
  for (const { id } of [order, plain.order])
    await updateOrderStatus({ orderId: id, status: 'Sent' }, anAdministrator)
  const month = shopToday().slice(0, 7)
  const rowsOf = async (register: 'sales' | 'days') =>
    (await registerRecords({ register, month, locale: 'pl' })).map((row) => row.map(String))
  const markOf = async (id: string) => (await rowsOf('sales')).find((row) => row.includes(id))?.at(-5)
  expect([await markOf(order.id), await markOf(plain.order.id)]).toEqual(['OSS', 'null'])
  expect(
    (await rowsOf('days')).filter(([, country]) => country === 'IE').map((row) => row.slice(2, 5)),
  ).toEqual([['1', 'OSS', '23']])
  const invoice = await issueInvoice(order.id, anAdministrator)
  expect(invoice.document).toMatchObject({ ossCountry: 'IE' })
  const { buyer } = invoice
  if (!buyer) throw new Error('no buyer')
  const xml = keepXml(ksefXml({ ...invoice, buyer }))
  expect(xml).toContain('<P_13_5>193.50</P_13_5><P_14_5>44.50</P_14_5>')
  expect(xml).not.toContain('<P_13_1>')
  const today = shopToday()
  const sums = (await vatRows({ from: today, to: today })).filter(({ source }) => source === 'invoices')
  expect(sums).toContainEqual({
    source: 'invoices',
    vatRate: 23,
    isOss: true,
    netGrosze: 19_350,
    vatGrosze: 4_450,
    grossGrosze: 23_800,
  })
  let file = ''
  for await (const records of invoiceRecords(month, 'pl')) file += csvText(records, 'pl', { first: false })
  expect(file.split('\r\n').find((row) => row.includes(order.id))).toContain(';IE;23;193,50;44,50;238,00;')
})

test('a company abroad may order until the owner closes these sales; then nothing is taken', async () => {
  await placePatiently(await aBuyer(), { ...german, ...company })
  await setSettings(anAdministrator, { sellsToCompaniesAbroad: false })
  const user = await aBuyer()
  await expect(placeOrder(anOrderOf(user, { ...german, ...company }), user)).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ path: 'unn', code: 'company_abroad' }],
  })
  expect(await db().shopOrder.count({ where: { userId: user.uid } })).toBe(0)
  await placeOrder(anOrderOf(user, german), user)
  await setSettings(anAdministrator, { sellsToCompaniesAbroad: true })
})

test('private sales to the rest of the Union are summed net, without companies, Poland, pick-ups and canceled orders', async () => {
  const before = (await salesAbroad()).netGrosze
  const { order } = await placePatiently(await aBuyer(), { ...german, country: 'CZ' })
  for (const more of [{ ...german, ...company }, { ...german, country: 'NO' }, {}])
    await placePatiently(await aBuyer(), more)
  // 238.00 gross at 23 percent
  expect((await salesAbroad()).netGrosze - before).toBe(19_350)
  const { order: fetched } = await placePatiently(await aBuyer(), { ...german, country: 'CZ' })
  await db().shopOrder.update({ where: { id: fetched.id }, data: { typeOfDelivery: 'pickup' } })
  expect((await salesAbroad()).netGrosze - before).toBe(19_350)
  // what was paid beyond the total and went back was no part of the sale
  const books = { paidGrosze: 30_000, refundedGrosze: 6_200 }
  await db().shopOrder.update({ where: { id: order.id }, data: books })
  expect((await salesAbroad()).netGrosze - before).toBe(19_350)
  expect((await salesAbroad('2020-05-05')).netGrosze).toBe(0)
  await db().shopOrder.update({ where: { id: order.id }, data: { status: 'Canceled' } })
  expect((await salesAbroad()).netGrosze).toBe(before)
})
