import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { owedLines } from '@/lib/sales/ledger/settle-sale.service'
import { cancelableOrders, paymentRecord } from '@/lib/sales/orders/payment-status'
import { getOrder } from '@/lib/sales/orders/queries'
import { isPaid, paymentState } from '@/lib/sales/orders/rules'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { markPaid } from './mark-paid.service'
import { updateOrderStatus } from './update.service'

async function anOrder() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  return (await placeOrder(anOrderOf(user), user)).order
}

test('an order that was paid for at its delivery says when and who noted it, once, until that is taken back', async () => {
  const { id, userId, paidAt } = await anOrder()
  expect(paidAt).toBeNull()
  const paid = await markPaid({ orderId: id, isPaid: true }, anAdministrator)
  expect(Date.parse(paid.paidAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(await markPaid({ orderId: id, isPaid: true }, anAdministrator)).toEqual(paid)
  expect(await paymentRecord(id)).toMatchObject({ paidByName: anAdministrator.name, captureId: null })
  // what is paid for is not among a customer's open orders, which one press cancels
  expect((await cancelableOrders(userId)).count).toBe(0)
  const taken = await markPaid({ orderId: id, isPaid: false }, anAdministrator)
  expect(taken.paidAt).toBeNull()
  const audit = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })
  expect(audit).toMatchObject([
    { action: 'order.paid', before: { paidAt: null }, after: { paidAt: paid.paidAt } },
    { action: 'order.paid', before: { paidAt: paid.paidAt }, after: { paidAt: null } },
  ])
})

test('an order that PayPal has money for is not marked as paid at its delivery, one that it refunded may be', async () => {
  const { id } = await anOrder()
  const payment = await db().payment.create({
    data: {
      orderId: id,
      requestId: id,
      status: 'captured',
      amountMinor: 30_136,
      currency: 'USD',
      captureId: `CAPTURE-${id}`,
      capturedAt: new Date(),
    },
  })
  const mark = () => markPaid({ orderId: id, isPaid: true }, anAdministrator)
  await expect(mark()).rejects.toMatchObject({ code: 'payment.already_paid' })
  expect((await paymentRecord(id)).captureId).toBe(`CAPTURE-${id}`)
  await db().payment.update({ where: { id: payment.id }, data: { status: 'refunded' } })
  expect((await mark()).paidAt).not.toBeNull()
})

test('an unknown order cannot be marked as paid', async () => {
  await expect(markPaid({ orderId: 'NOPE', isPaid: true }, anAdministrator)).rejects.toMatchObject({
    code: 'order.not_found',
  })
})

test('a transfer that has come is noted as such, the buyer is told once, and a wrong note is corrected', async () => {
  const { id } = await anOrder()
  const told = () =>
    db().outbox.count({
      where: { topic: 'payment.transfer_received', payload: { path: ['orderId'], equals: id } },
    })
  const cash = await markPaid({ orderId: id, isPaid: true }, anAdministrator)
  expect([cash.paidWay, await told()]).toEqual(['delivery', 0])
  const transfer = await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect(transfer).toMatchObject({ paidAt: cash.paidAt, paidWay: 'transfer' })
  expect(await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)).toEqual(transfer)
  expect(await markPaid({ orderId: id, isPaid: false }, anAdministrator)).toMatchObject({ paidWay: null })
  await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect(await told()).toBe(1)
  const audit = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })
  expect(audit.map(({ after }) => after)).toMatchObject([
    { paidWay: 'delivery' },
    { paidWay: 'transfer' },
    { paidAt: null },
    { paidWay: 'transfer' },
  ])
})

test('what a server from before transfers noted counts as paid at the delivery', async () => {
  const { id } = await anOrder()
  await markPaid({ orderId: id, isPaid: true }, anAdministrator)
  await db().shopOrder.update({ where: { id }, data: { paidWay: null } })
  expect((await getOrder(id, anAdministrator)).paidWay).toBe('delivery')
  await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  // taken back by such a server, which leaves the way behind
  await db().shopOrder.update({ where: { id }, data: { paidAt: null, paidBy: null, paidByName: null } })
  expect(await getOrder(id, anAdministrator)).toMatchObject({ paidAt: null, paidWay: null })
})

test('an order that was resumed after all of its money had gone back is owed again, and is noted as paid a second time', async () => {
  const { id } = await anOrder()
  const { totalGrosze } = await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  await updateOrderStatus({ orderId: id, status: 'Canceled' }, anAdministrator)
  await giveBack(await open(id, 'canceled'), { method: 'transfer' })
  await updateOrderStatus({ orderId: id, status: 'Pending' }, anAdministrator)
  const books = async () => {
    const [row] = await db().$queryRaw<{ money: string; paid: bigint; kept: bigint }[]>`
      SELECT money, paid_grosze AS paid, kept_grosze AS kept FROM order_ledger WHERE order_id = ${id}`
    const owed = (await owedLines(query(), id)).reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)
    return { money: row?.money, paid: Number(row?.paid), kept: Number(row?.kept), owed }
  }
  const first = { paid: totalGrosze, kept: 0, owed: totalGrosze }
  expect(await books()).toEqual({ money: 'owed', ...first })
  const resumed = await getOrder(id, anAdministrator)
  expect([resumed.paidAt, paymentState(resumed)]).toEqual([null, 'unpaid'])

  const again = await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect([isPaid(again), paymentState(again)]).toEqual([true, 'paidByTransfer'])
  expect(await books()).toEqual({
    money: 'paid',
    paid: 2 * totalGrosze,
    kept: totalGrosze,
    owed: totalGrosze,
  })
  expect(
    await db().outbox.count({ where: { eventKey: { startsWith: `payment.transfer_received:${id}` } } }),
  ).toBe(2)
  // taken back, what came and went before stays in the books
  await markPaid({ orderId: id, isPaid: false }, anAdministrator)
  expect(await books()).toEqual({ money: 'owed', ...first })

  await markPaid({ orderId: id, isPaid: true }, anAdministrator)
  await giveBack(await open(id), { method: 'cash' })
  expect(await books()).toEqual({ money: 'refunded', paid: 2 * totalGrosze, kept: 0, owed: 0 })
})
