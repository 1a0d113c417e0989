import { expect, test } from 'vitest'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { orderHistory } from './queries'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from './testing'

test("an order's history tells what became of it, oldest first, and nothing of other orders", async () => {
  const user = aCustomer()
  const tire = await aTire(5)
  const place = async () => {
    await fillCart(user, [[tire, 1]])
    return (await placeOrder(anOrderOf(user), user)).order
  }
  const order = await place()
  await place()
  await updateOrderStatus({ orderId: order.id, status: 'Sent' }, anAdministrator)

  const history = await orderHistory(order.id)
  expect(history.map(({ from, to, changedBy }) => [from, to, changedBy])).toEqual([
    [null, 'Pending', user.uid],
    ['Pending', 'Sent', anAdministrator.uid],
  ])
  expect(Date.parse(history[0]?.changedAt ?? '')).toBeCloseTo(Date.parse(order.orderDate), -4)
})

test('an order that does not exist has no history', async () => {
  expect(await orderHistory('00000-00000')).toEqual([])
})
