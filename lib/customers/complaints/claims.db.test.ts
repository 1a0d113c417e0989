import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { claimsOfUser } from './queries'

async function anOrder() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  return { user, order: (await placeOrder(anOrderOf(user), user)).order }
}
type Order = Awaited<ReturnType<typeof anOrder>>['order']

const withdraw = (order: Order, more: object = {}) =>
  db().withdrawal.create({
    data: {
      key: randomUUID(),
      text: 'I withdraw.',
      name: order.name,
      email: order.email.toUpperCase(),
      orderNumber: order.id,
      orderId: order.id,
      locale: 'pl',
      refundDueAt: new Date('2026-12-20'),
      ...more,
    },
  })
const complain = (order: Order, more: object = {}) =>
  db().complaint.create({
    data: {
      key: randomUUID().replaceAll('-', '').padEnd(64, '0'),
      name: order.name,
      email: order.email,
      orderNumber: order.id,
      orderId: order.id,
      goods: 'Opona',
      fault: 'Pęka',
      wish: 'repair',
      locale: 'pl',
      answerDueOn: new Date('2026-12-11'),
      ...more,
    },
  })

test('buyers see what they withdrew from and complained about, with its state and day', async () => {
  const { user, order } = await anOrder()
  await withdraw(order, {
    state: 'goods_back',
    goodsBackAt: new Date('2026-12-01T10:00:00Z'),
    goodsBackBy: 'Anna',
  })
  await complain(order)
  expect((await claimsOfUser(user)).claims).toMatchObject([
    { orderId: order.id, kind: 'withdrawal', state: 'goods_back', changedAt: '2026-12-01T10:00:00.000Z' },
    { orderId: order.id, kind: 'complaint', state: 'received', changedAt: null, answerDueOn: '2026-12-11' },
  ])
})

test('what a stranger sent about an order is not its buyer’s, unless the order’s own address confirms it; junk is nobody’s', async () => {
  const { user, order } = await anOrder()
  await withdraw(order, { email: 'stranger@example.com' })
  await withdraw(order, { isConfirmed: false, answeredAt: new Date() })
  await withdraw(order, { state: 'junk', junkAt: new Date(), junkBy: 'Anna' })
  await complain(order, { email: 'stranger@example.com' })
  expect(await claimsOfUser(user)).toEqual({ claims: [] })
  const { id } = await withdraw(order, {
    email: 'other@example.com',
    isConfirmed: true,
    answeredAt: new Date(),
  })
  expect((await claimsOfUser(user)).claims.map((claim) => claim.id)).toEqual([id])
  expect(await claimsOfUser(aCustomer())).toEqual({ claims: [] })
})
