import { expect, test } from 'vitest'
import { db } from '@/lib/core/database/db'
import type { Cell } from '@/lib/csv/write'
import { placeOrder } from '@/lib/orders/placing/place'
import type { PlaceOrderInput } from '@/lib/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/orders/testing'
import { courierRecords, pickedCourierRecords } from './courier-export'
import { markPaid } from './mark-paid'
import { CourierExportQuery, pickedIds } from './schema'
import { updateOrderStatus } from './update'

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
    ],
    [
      person.id,
      'Łucja Żółć',
      null,
      'ul. Błotna 4/4',
      '19-300',
      'Ełk',
      'PL',
      '+48600700800',
      person.email,
      1099.98,
      2,
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
      '+48600700800',
      company.email,
      0,
      2,
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
  expect([arrived?.[0], arrived?.[9]]).toEqual([awaited.id, 0])
})
