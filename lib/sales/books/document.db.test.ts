import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { shop } from '@/lib/platform/shop-details'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { orderDocument } from './document'

afterAll(() => db().$disconnect())

async function aCompanysOrder() {
  const user = aCustomer()
  await fillCart(user, [
    [await aTire(9, { price: 399.99 }), 4],
    [await aTire(9, { price: 123 }), 1],
  ])
  const placed = anOrderOf(user, {
    customerType: 'company',
    companyName: 'Terenówki Sp. z o.o.',
    unn: '5260250995',
    billing: { address: 'ul. Prosta 1', city: 'Warszawa', postCode: '00-001', country: 'PL' },
  })
  const { order } = await placeOrder(placed, user)
  return { user, id: order.id }
}

test('the file of an order names the seller, the buyer and the tax of each line', async () => {
  const { user, id } = await aCompanysOrder()
  const document = await orderDocument(id, user)
  const { name, street, city, taxId, courtRegister, court, shareCapital, bdo } = shop.company
  expect(document.seller).toMatchObject({
    name,
    street,
    city,
    taxId,
    courtRegister,
    court,
    shareCapital,
    bdo,
  })
  expect(document.buyer).toMatchObject({
    name: 'Terenówki Sp. z o.o.',
    taxId: '5260250995',
    address: 'ul. Prosta 1',
    postCode: '00-001',
  })
  expect(document.delivery).toMatchObject({ city: 'Ełk', postCode: '19-300' })
  expect(document.lines).toMatchObject([
    { quantity: 4, unitPrice: 399.99, vatPercent: 23, net: 1300.78, vat: 299.18, gross: 1599.96 },
    { quantity: 1, unitPrice: 123, vatPercent: 23, net: 100, vat: 23, gross: 123 },
  ])
  expect(document.total).toEqual({ net: 1400.78, vat: 322.18, gross: 1722.96 })
})

test('the file of an order has its date of sale once it is delivered, and only while it is', async () => {
  const { id } = await aCompanysOrder()
  const saleDate = async () => (await orderDocument(id, anAdministrator)).saleDate
  expect(await saleDate()).toBeNull()
  await updateOrderStatus({ orderId: id, status: 'Delivered' }, anAdministrator)
  expect(Date.parse((await saleDate()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await updateOrderStatus({ orderId: id, status: 'Sent' }, anAdministrator)
  expect(await saleDate()).toBeNull()
})

test('the file of an order is unknown to other customers', async () => {
  const { id } = await aCompanysOrder()
  await expect(orderDocument(id, aCustomer())).rejects.toMatchObject({ code: 'order.not_found' })
})
