import { expect, onTestFinished, test } from 'vitest'
import type { Cell } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { transferOf } from '@/lib/sales/orders/due-payment'
import { isForPacking, packingOf } from '@/lib/sales/orders/packing'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { bareNumber, courierRecords, pickedCourierRecords } from './export'
import { markPaid } from './mark-paid.service'
import { listOrders, ordersToSend } from './panel'
import { CourierExportQuery, OrderListQuery, pickedIds } from './schema'
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

test('what a company owes above 15,000 PLN since a correction is transferred and not collected, whoever asks', async () => {
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  onTestFinished(async () => void (await setSettings(anAdministrator, { bankAccount: '' })))
  const { id } = await anOrder({ customerType: 'company', companyName: 'Piach', unn: '5261040828' })
  await db().shopOrder.update({ where: { id }, data: { totalGrosze: 1_600_000 } })
  const order = await getOrder(id, theShop)
  expect(order.typeOfPayment).toBe('payment_at_delivery')
  const picked = pickedIds(new URL(`http://127.0.0.1/?order=${id}+Pending`))
  const [, row = []] = await recordsOf(pickedCourierRecords(picked))
  expect(row).toContain('0.00')
  expect(packingOf(order).money).toBe('transferAwaited')
  expect(isForPacking(order)).toBe(false)
  const listed = await listOrders(OrderListQuery.parse({ search: id, payment: 'awaited' }))
  expect(listed.orders.map((each) => each.id)).toEqual([id])
  expect((await ordersToSend()).map((each) => each.id)).not.toContain(id)
  expect(transferOf(order)).toMatchObject({ amountGrosze: 1_600_000, title: id })
  const { document } = await issueInvoice(id, anAdministrator)
  expect(document.payment).toMatchObject({ type: 'bank_transfer', account: expect.any(String) })
})

test('an invoice names the transfer by which an order for payment at the door was paid', async () => {
  const { id } = await anOrder()
  await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect((await issueInvoice(id, anAdministrator)).document.payment).toMatchObject({
    type: 'bank_transfer',
    account: null,
  })
})
