import { expect, test } from 'vitest'
import { salesAbroad } from '@/lib/office/dashboard/abroad'
import { db } from '@/lib/platform/database/db'
import {
  aCustomer,
  anAdministrator,
  anOrderOf,
  aTire,
  fillCart,
  placePatiently,
} from '@/lib/sales/orders/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
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

test('private sales to the rest of the Union are summed net, without companies, Poland and canceled orders', async () => {
  const before = (await salesAbroad()).netGrosze
  const { order } = await placePatiently(await aBuyer(), { ...german, country: 'CZ' })
  for (const more of [{ ...german, ...company }, { ...german, country: 'NO' }, {}])
    await placePatiently(await aBuyer(), more)
  // 238.00 gross at 23 percent
  expect((await salesAbroad()).netGrosze - before).toBe(19_350)
  // what was paid beyond the total and went back was no part of the sale
  const books = { paidGrosze: 30_000, refundedGrosze: 6_200 }
  await db().shopOrder.update({ where: { id: order.id }, data: books })
  expect((await salesAbroad()).netGrosze - before).toBe(19_350)
  expect((await salesAbroad('2020-05-05')).netGrosze).toBe(0)
  await db().shopOrder.update({ where: { id: order.id }, data: { status: 'Canceled' } })
  expect((await salesAbroad()).netGrosze).toBe(before)
})
