import { expect, test, vi } from 'vitest'
import { POST as postParcels } from '@/app/api/admin/orders/parcels/route'
import { GET as readOrder } from '@/app/api/tires/orders/[id]/route'
import { GET as listOrders } from '@/app/api/tires/orders/route'
import { db } from '@/lib/platform/database/db'
import type { Role } from '@/lib/platform/identity/roles'
import * as session from '@/lib/platform/identity/session/session'
import { ordersToSend } from '@/lib/sales/order-desk/panel'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { isForPacking, packingOf } from './packing'
import { orderFromRow, selectOrders } from './queries'
import type { PlaceOrderInput } from './schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from './testing'

async function anOrder(more: Partial<PlaceOrderInput> = {}) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 2]])
  return (await placeOrder(anOrderOf(user, more), user)).order
}

const as = (role: Role) =>
  vi.spyOn(session, 'callerOf').mockResolvedValue({
    user: { uid: `uid-${role}`, name: 'Piotr', email: 'piotr@trakt.example', isAdmin: true, role },
    by: 'token',
  })

const saveParcels = async (orderId: string, more: object = {}) =>
  postParcels(
    new Request('https://trakt.example/api/admin/orders/parcels', {
      method: 'POST',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: JSON.stringify({
        orderId,
        parcels: [{ carrier: 'dpd', number: '0000123456789' }],
        expectedIds: [],
        ...more,
      }),
    }),
    { params: Promise.resolve({}) },
  )
const statusOf = async (orderId: string) =>
  (await db().shopOrder.findUniqueOrThrow({ where: { id: orderId } })).status

test('an order for packing has neither a price nor a sum nor an e-mail address', async () => {
  const order = await anOrder()
  const text = JSON.stringify(packingOf(order))
  expect(text).not.toMatch(/grosze|price|total|sum|email|@|vat|refund|invoice/i)
  expect(text).toContain(order.orderItems[0]?.title)
  for (const amount of [order.totalGrosze, order.orderItems[0]?.priceGrosze])
    expect(text).not.toContain(String(amount))
})

test('the list for packing has all unsent orders that packing has to do with, oldest first, and no others', async () => {
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  vi.stubEnv('CHECKOUT_PAYMENTS', 'bank_transfer')
  await anOrder()
  await anOrder({ typeOfDelivery: 'delivery_with_assembly' })
  const canceled = await anOrder()
  await updateOrderStatus({ orderId: canceled.id, status: 'Canceled' }, anAdministrator)
  const all = (await selectOrders().orderBy('orderDate').orderBy('id', 'desc').execute()).map(orderFromRow)
  const wanted = all.filter((order) => isForPacking(order) && order.status !== 'Sent')
  expect(wanted.length).toBeGreaterThan(0)
  expect((await ordersToSend()).map(({ id }) => id)).toEqual(wanted.slice(0, 200).map(({ id }) => id))
})

test('who packs enters parcels and marks the order as sent, and the answer tells nothing of the order', async () => {
  const order = await anOrder()
  const caller = as('packing')
  const answer = await saveParcels(order.id, { sentFrom: 'Pending' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(await statusOf(order.id)).toBe('Sent')
  const [{ id = 0 } = {}] = await db().parcel.findMany({ where: { orderId: order.id } })
  const corrected = { parcels: [{ carrier: 'dpd', number: '0000123456780' }], expectedIds: [id] }
  expect((await saveParcels(order.id, corrected)).status).toBe(204)
  const request = new Request('https://trakt.example/api', { headers: { authorization: 'Bearer t' } })
  expect((await listOrders(request, { params: Promise.resolve({}) })).status).toBe(403)
  expect((await readOrder(request, { params: Promise.resolve({ id: order.id }) })).status).toBe(404)
  caller.mockRestore()
})

test('who packs changes nothing of an order that is fitted, canceled or delivered; the staff of orders does', async () => {
  const fitted = await anOrder({ typeOfDelivery: 'delivery_with_assembly' })
  const [canceled, delivered] = [await anOrder(), await anOrder()]
  await updateOrderStatus({ orderId: canceled.id, status: 'Canceled' }, anAdministrator)
  await updateOrderStatus({ orderId: delivered.id, status: 'Delivered' }, anAdministrator)
  for (const { id } of [fitted, canceled, delivered]) {
    const before = await statusOf(id)
    const packing = as('packing')
    expect((await saveParcels(id, { sentFrom: before })).status).toBe(404)
    packing.mockRestore()
    expect(await statusOf(id)).toBe(before)
  }
  const orders = as('orders')
  expect((await saveParcels(fitted.id)).status).toBe(204)
  orders.mockRestore()
})
