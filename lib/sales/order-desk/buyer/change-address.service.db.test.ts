import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { limitOf } from '@/lib/platform/runtime/limit-of'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { buyersAddressChange } from '@/lib/sales/order-desk/customer-history'
import { ChangeOwnAddress } from '@/lib/sales/order-desk/schema'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { changeOwnAddress } from './service'

const seen = { address: 'ul. Błotna 4/4', city: 'Ełk', postCode: '19-300' }
const wanted = { address: 'ul. Leśna 1', city: 'Łódź', postCode: '90001' }

async function anOrder(more: Partial<PlaceOrderInput> = {}) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9), 1]])
  const { order } = await placeOrder(
    anOrderOf(user, { typeOfDelivery: 'shipping_to_customer', ...more }),
    user,
  )
  const change = (sent: object = {}, by = user) =>
    changeOwnAddress(ChangeOwnAddress.parse({ orderId: order.id, ...wanted, seen, ...sent }), by)
  return { order, user, change }
}
const told = (orderId: string) =>
  db().outbox.count({
    where: { topic: 'order.address_changed', payload: { path: ['orderId'], equals: orderId } },
  })

test('a buyer sends an order to another address: its price and whom the invoice names stay, and the audit names no person', async () => {
  const { order, change } = await anOrder()
  expect(await change()).toMatchObject({
    ...wanted,
    postCode: '90-001',
    country: 'PL',
    totalGrosze: order.totalGrosze,
    billing: { ...seen, country: 'PL' },
  })
  expect(await change({ city: 'Zgierz', seen: { ...wanted, postCode: '90-001' } })).toMatchObject({
    city: 'Zgierz',
    billing: seen,
  })
  const audit = await db().auditEntry.findMany({
    where: { action: 'order.address', subjectId: order.id },
    orderBy: { id: 'asc' },
  })
  expect(audit).toMatchObject([
    { actor: 'buyer', actorName: 'buyer', after: { changedFields: ['address', 'postCode', 'city'] } },
    { actor: 'buyer', after: { changedFields: ['city'] } },
  ])
  expect(await told(order.id)).toBe(2)
  expect(await buyersAddressChange(order.id)).toEqual(audit[1]?.at.toISOString())
  expect(await buyersAddressChange('00000-00000')).toBeNull()
})

test('an address of the buyer that the order names already stays as it is', async () => {
  const billing = { address: 'ul. Główna 1', city: 'Suwałki', postCode: '16-400', country: 'PL' }
  const { change } = await anOrder({ typeOfDelivery: 'shipping_to_another_address', billing })
  expect((await change()).billing).toEqual(billing)
})

test('a buyer who sends an order elsewhere says who receives it there', async () => {
  const given = { typeOfDelivery: 'shipping_to_another_address', recipientName: 'Ewa Bór' } as const
  const { change } = await anOrder({ ...given, recipientPhone: '+48600111222' })
  const seenWith = { ...seen, recipientName: 'Ewa Bór', recipientPhone: '+48600111222' }
  const itself = { recipientName: '', recipientPhone: '' }
  expect(await change({ ...itself, seen: seenWith })).toMatchObject({
    ...wanted,
    postCode: '90-001',
    recipientName: null,
    recipientPhone: null,
  })
  await expect(async () => change({ recipientPhone: 'x' })).rejects.toMatchObject({
    issues: [{ path: ['recipientPhone'] }],
  })
})

test('another country is refused at its field, the own one and a wrong postal code as everywhere', async () => {
  const { change } = await anOrder()
  await expect(change({ country: 'DE', postCode: '10115' })).rejects.toMatchObject({
    fields: [{ path: 'country', code: 'order.other_country' }],
  })
  await expect(change({ postCode: '9000' })).rejects.toMatchObject({
    fields: [{ path: 'postCode', code: 'incorrect_post_code' }],
  })
  expect(await change({ country: 'Polska' })).toMatchObject({ city: 'Łódź' })
})

test('what is being packed, has left, has an invoice, or is to be installed keeps its address', async () => {
  const refused = { code: 'order.own_address_final' }
  for (const status of ['In Processing', 'Sent', 'Delivered', 'Canceled'] as const) {
    const { order, change } = await anOrder()
    await updateOrderStatus({ orderId: order.id, status }, anAdministrator)
    await expect(change()).rejects.toMatchObject(refused)
  }
  const invoiced = await anOrder()
  await issueInvoice(invoiced.order.id, anAdministrator)
  await expect(invoiced.change()).rejects.toMatchObject(refused)
  const installed = await anOrder({ typeOfDelivery: 'delivery_with_assembly' })
  await expect(installed.change()).rejects.toMatchObject(refused)
})

test('nobody changes the address of somebody else, and a change that was not seen is not overwritten', async () => {
  const { order, change } = await anOrder()
  await expect(change({}, aCustomer())).rejects.toMatchObject({ code: 'order.not_found' })
  const results = await Promise.allSettled([change(), change({ city: 'Giżycko' })])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'order.changed' },
  })
  expect(await told(order.id)).toBe(1)
})

test('an account changes addresses so many times an hour, and mails nobody but its own confirmed address', async () => {
  const { order, change } = await anOrder({ email: 'a-stranger@example.com' })
  const { points } = limitOf('addressChanges')
  let last = seen
  for (let place = 0; place < points; place += 1) {
    const next = { ...seen, address: `ul. Polna ${place}` }
    await change({ ...next, seen: last })
    last = next
  }
  await expect(change({ seen: last })).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await told(order.id)).toBe(0)
})
