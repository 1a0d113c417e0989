import { expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { cancelableOrders } from '@/lib/sales/orders/payment-status'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { cancelOrdersOfCustomer, updateOrderStatus } from './update.service'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock

async function flood(orders: number, more: Parameters<typeof anOrderOf>[1] = {}) {
  const user = aCustomer()
  const tire = await aTire(100, { price: 12.5 })
  const ids: string[] = []
  for (let i = 0; i < orders; i++) {
    // the limits of an account end a flood sooner
    await db().rateLimit.deleteMany()
    await fillCart(user, [[tire, 1]])
    ids.push((await placeOrder(anOrderOf(user, more), user)).order.id)
  }
  return { user, tire, ids }
}
const told = (ids: string[]) =>
  db().outbox.count({
    where: {
      OR: ids.map((id) => ({ payload: { path: ['orderId'], equals: id } })),
      topic: 'order.status_changed',
    },
  })

test('a flood of sixty orders to a stranger is canceled: its stock is back, and nobody is written to again', async () => {
  const { user, tire, ids } = await flood(60, { email: 'stranger@example.com' })
  const other = await flood(1)
  expect(await stockOf(tire.id)).toBe(40)
  expect(await cancelableOrders(user.uid)).toEqual({ count: 60, grosze: 75_000 })
  expect(await cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator)).toEqual({
    canceled: 60,
    left: 0,
  })
  expect(await stockOf(tire.id)).toBe(100)
  expect(await told(ids)).toBe(0)
  expect(await cancelableOrders(user.uid)).toEqual({ count: 0, grosze: 0 })
  expect(await cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator)).toEqual({
    canceled: 0,
    left: 0,
  })
  expect(await stockOf(tire.id)).toBe(100)
  expect(await cancelableOrders(other.user.uid)).toMatchObject({ count: 1 })
  const entries = await db().auditEntry.findMany({ where: { subjectId: { in: ids } } })
  expect(entries).toHaveLength(60)
  expect(entries[0]).toMatchObject({
    actor: anAdministrator.uid,
    action: 'order.status',
    before: { status: 'Pending' },
    after: { status: 'Canceled' },
  })
})

test('a customer who ordered to their own address is told of each canceled order', async () => {
  const { user, ids } = await flood(3)
  await cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator)
  expect(await told(ids)).toBe(3)
})

test('one order canceled by itself is told to whomever it names, as ever', async () => {
  const { ids } = await flood(1, { email: 'friend@example.com' })
  await updateOrderStatus({ orderId: ids[0] ?? '', status: 'Canceled' }, anAdministrator)
  expect(await told(ids)).toBe(1)
})

test('what is on its way, delivered or paid stays', async () => {
  const { user, tire, ids } = await flood(5)
  const [sent = '', delivered = '', paid = '', processing = '', pending = ''] = ids
  await db().shopOrder.update({ where: { id: sent }, data: { status: 'Sent' } })
  await db().shopOrder.update({ where: { id: delivered }, data: { status: 'Delivered' } })
  await db().shopOrder.update({ where: { id: processing }, data: { status: 'In Processing' } })
  await db().payment.create({
    data: {
      orderId: paid,
      requestId: paid,
      paypalOrderId: 'PAYPAL1',
      captureId: 'CAPTURE1',
      capturedAt: new Date(),
      status: 'captured',
      amountMinor: 1,
      currency: 'USD',
    },
  })
  expect(await cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator)).toEqual({
    canceled: 2,
    left: 0,
  })
  expect(await stockOf(tire.id)).toBe(97)
  const canceled = await db().shopOrder.findMany({ where: { userId: user.uid, status: 'Canceled' } })
  expect(canceled.map(({ id }) => id).sort()).toEqual([processing, pending].sort())
})

test('two administrators who press at once give the stock back once', async () => {
  const { user, tire } = await flood(10)
  const results = await Promise.all([
    cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator),
    cancelOrdersOfCustomer({ userId: user.uid }, anAdministrator),
  ])
  expect(results.reduce((sum, { canceled }) => sum + canceled, 0)).toBe(10)
  expect(await stockOf(tire.id)).toBe(100)
})
