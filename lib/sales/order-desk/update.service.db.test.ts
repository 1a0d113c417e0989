import { describe, expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import type { OrderStatus } from '@/lib/sales/orders/rules'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { updateOrderStatus } from './update.service'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const move = (orderId: string, status: OrderStatus, expectedStatus?: OrderStatus) =>
  updateOrderStatus({ orderId, status, expectedStatus }, anAdministrator)

async function anOrder(stock: number, quantity: number) {
  const user = aCustomer()
  const tire = await aTire(stock)
  await fillCart(user, [[tire, quantity]])
  const { order } = await placeOrder(anOrderOf(user), user)
  return { order, tire }
}

describe("moving an order's status", () => {
  test('records who moved it, from what to what, and tells the outbox once', async () => {
    const { order } = await anOrder(5, 1)
    await move(order.id, 'In Processing')
    await move(order.id, 'In Processing')
    const history = await db().orderStatusChange.findMany({
      where: { orderId: order.id },
      orderBy: { id: 'asc' },
    })
    expect(history.map((change) => [change.fromStatus, change.toStatus, change.changedBy])).toEqual([
      [null, 'Pending', order.userId],
      ['Pending', 'In Processing', 'administrator'],
    ])
    const told = await db().outbox.findMany({ where: { topic: 'order.status_changed' } })
    expect(told.filter((row) => JSON.stringify(row.payload).includes(order.id))).toHaveLength(1)
    const audit = await db().auditEntry.findMany({ where: { subjectType: 'order', subjectId: order.id } })
    expect(audit).toMatchObject([
      {
        action: 'order.status',
        actor: 'administrator',
        before: { status: 'Pending' },
        after: { status: 'In Processing' },
      },
    ])
  })

  test('without a mail to the customer is recorded all the same, and the shop still hears of a refund', async () => {
    const { order } = await anOrder(5, 1)
    await db().payment.create({
      data: {
        orderId: order.id,
        requestId: order.id,
        status: 'captured',
        amountMinor: 30_136,
        currency: 'USD',
        captureId: order.id,
        capturedAt: new Date(),
      },
    })
    await updateOrderStatus({ orderId: order.id, status: 'Canceled', notify: 'no' }, anAdministrator)
    const told = await db().outbox.findMany({
      where: { payload: { path: ['orderId'], equals: order.id } },
      orderBy: { id: 'asc' },
    })
    expect(told.map(({ topic }) => topic)).toEqual([
      'order.placed',
      'order.placed_for_staff',
      'payment.refund_due',
    ])
    expect(await db().orderStatusChange.count({ where: { orderId: order.id } })).toBe(2)
  })

  test('canceling returns the stock once, however many administrators cancel at once', async () => {
    const { order, tire } = await anOrder(5, 2)
    await Promise.all(Array.from({ length: 8 }, () => move(order.id, 'Canceled')))
    expect(await stockOf(tire.id)).toBe(5)
  })

  test('un-canceling takes the stock again, or is refused when it is gone', async () => {
    const { order, tire } = await anOrder(2, 2)
    await move(order.id, 'Canceled')
    await move(order.id, 'Pending')
    expect(await stockOf(tire.id)).toBe(0)
    await move(order.id, 'Canceled')
    await db().product.update({ where: { id: tire.id }, data: { quantityInStock: 1 } })
    await expect(move(order.id, 'Sent')).rejects.toMatchObject({
      code: 'cart.out_of_stock',
      fields: [{ path: `orderItems.${tire.id}` }],
    })
    expect(await stockOf(tire.id)).toBe(1)
  })

  test('the second of two administrators is told', async () => {
    const { order } = await anOrder(5, 1)
    await move(order.id, 'Sent', 'Pending')
    await expect(move(order.id, 'In Processing', 'Pending')).rejects.toMatchObject({ code: 'order.changed' })
  })

  test('an unknown order is not found', async () => {
    await expect(move('NOPE', 'Sent')).rejects.toMatchObject({ code: 'order.not_found' })
  })
})
