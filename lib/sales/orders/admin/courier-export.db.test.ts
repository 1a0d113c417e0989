import { expect, test } from 'vitest'
import type { Cell } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { placeOrder } from '@/lib/sales/orders/placing/place.service'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { bareNumber, courierRecords, pickedCourierRecords } from './courier-export'
import { markPaid } from './mark-paid.service'
import { CourierExportQuery, pickedIds } from './schema'
import { updateOrderStatus } from './update.service'

async function recordsOf(batches: AsyncGenerator<Cell[][]>): Promise<Cell[][]> {
  const records: Cell[][] = []
  for await (const batch of batches) records.push(...batch)
  return records
}

async function anOrder(more: Partial<PlaceOrderInput> = {}) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 2]])
  return (await placeOrder(anOrderOf(user, more), user)).order
}

test('a courier gets name, address, contact, the sum to collect and the pieces of each picked order that is not canceled', async () => {
  const person = await anOrder()
  const company = await anOrder({
    customerType: 'company',
    companyName: 'Holmes Ltd',
    unn: 'GB123456789',
    contactPerson: 'John Watson',
    country: 'GB',
    postCode: 'NW1 6XE',
  })
  const canceled = await anOrder()
  await updateOrderStatus({ orderId: canceled.id, status: 'Canceled' }, anAdministrator)
  await markPaid({ orderId: company.id, isPaid: true }, anAdministrator)
  const picked = [person, company, canceled].map(({ id, status }) => `order=${id}+${status}`).join('&')
  const ids = pickedIds(new URL(`http://127.0.0.1/?${picked}`))
  expect(await recordsOf(pickedCourierRecords(ids))).toEqual([
    [
      'reference',
      'name',
      'company',
      'street',
      'post_code',
      'city',
      'country',
      'phone',
      'email',
      'cash_on_delivery',
      'pieces',
      'weight',
      'remark',
    ],
    [
      person.id,
      'Łucja Żółć',
      null,
      'ul. Błotna 4/4',
      '19-300',
      'Ełk',
      'PL',
      '48600700800',
      person.email,
      '1099.98',
      1,
      null,
      null,
    ],
    [
      company.id,
      'John Watson',
      'Holmes Ltd',
      'ul. Błotna 4/4',
      'NW1 6XE',
      'Ełk',
      'GB',
      '48600700800',
      company.email,
      '0.00',
      1,
      null,
      null,
    ],
  ])
})

test('of a filtered list a courier gets what is still to be sent, and nothing that the shop installs itself or that waits for its money', async () => {
  const city = 'Kurierowo'
  const toSend = await anOrder({ city })
  await anOrder({ city, typeOfDelivery: 'delivery_with_assembly' })
  const sent = await anOrder({ city })
  await updateOrderStatus({ orderId: sent.id, status: 'Sent' }, anAdministrator)
  const awaited = await anOrder({ city })
  await db().shopOrder.update({ where: { id: awaited.id }, data: { typeOfPayment: 'bank_transfer' } })
  const query = CourierExportQuery.parse({ search: city })
  const records = await recordsOf(courierRecords(query))
  expect(records.map(([reference]) => reference)).toEqual(['reference', toSend.id])
  await markPaid({ orderId: awaited.id, isPaid: true, way: 'transfer' }, anAdministrator)
  const [, arrived] = await recordsOf(courierRecords(query))
  expect([arrived?.[0], arrived?.[9]]).toEqual([awaited.id, '0.00'])
})

test.each([
  ['+48 600 208 209', '48600208209'],
  ['600-208-209', '48600208209'],
  ['0048 600 208 209', '48600208209'],
  ['+44 20 7946 0958', '442079460958'],
  ["=1+1'48600", '1148600'],
])('a courier gets the phone number %j as digits alone, which no spreadsheet runs: %s', (phone, digits) => {
  expect(bareNumber(phone)).toBe(digits)
})

test('a courier gets the weight of all pieces where each product was weighed, and one parcel or those that are noted', async () => {
  const user = aCustomer()
  const [heavy, light] = [await aTire(5), await aTire(5)]
  await db().product.update({ where: { id: heavy.id }, data: { weight: 18.35 } })
  await fillCart(user, [
    [heavy, 4],
    [light, 1],
  ])
  const { order } = await placeOrder(anOrderOf(user), user)
  const lastCells = async () => (await recordsOf(pickedCourierRecords([order.id])))[1]?.slice(-3, -1)
  expect(await lastCells()).toEqual([1, null])
  await db().product.update({ where: { id: light.id }, data: { weight: 2 } })
  for (const number of ['620111009999', '620111009998'])
    await db().parcel.create({ data: { orderId: order.id, carrier: 'inpost', number, notedBy: 'anna' } })
  expect(await lastCells()).toEqual([2, 75.4])
})
