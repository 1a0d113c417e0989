import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stockLog } from '@/lib/assortment/products/queries'
import { existingProduct } from '@/lib/catalog/product/queries'
import { openWithdrawals } from '@/lib/office/dashboard/waiting'
import { db } from '@/lib/platform/database/db'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { ordersOfUser, recordsOfOrders } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { listed } from '@/lib/sales/registers/testing'
import { withdrawalsOf } from '@/lib/sales/withdrawal/queries'
import { eraseOldWithdrawals } from '@/lib/sales/withdrawal/service'
import { auditEntries } from '@/lib/shop/audit/queries'
import { AuditQuery } from '@/lib/shop/audit/schema'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'
import { readReturn, registeredReturns, returnsOfOrder } from './queries'
import { NoteGoods, OpenReturn } from './schema'
import { assignOrder, noteGoods, openReturn } from './service'
import { bringBack, giveBack, open } from './testing'

const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(async () => {
  await outbox.close()
})
beforeEach(() => {
  resend.sent.length = 0
})

/** An order of two tires and one other, in English. */
async function anOrder() {
  const user = aCustomer()
  const [first, second] = [await aTire(10), await aTire(10, { price: 100 })]
  await fillCart(user, [
    [first, 2],
    [second, 1],
  ])
  const { order } = await placeOrder(anOrderOf(user, { locale: 'en' }), user)
  return { user, order, tires: [first.id, second.id] as const }
}
const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const mailsTo = async (email: string) => {
  while ((await outbox.round()) > 0);
  return resend.sent
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => ({ subject: String(mail.subject), text: String(mail.text) }))
}

describe('opening a return', () => {
  test('without a statement needs an order that exists, and the same press again is the same return', async () => {
    const { order } = await anOrder()
    const wanted = OpenReturn.parse({ key: randomUUID(), orderId: order.id.toLowerCase(), reason: 'refused' })
    const ids = await Promise.all([1, 2, 3].map(() => openReturn(wanted, anAdministrator)))
    expect(new Set(ids).size).toBe(1)
    expect(await returnsOfOrder(order.id)).toMatchObject([
      { reason: 'refused', state: 'received', openedByName: 'Anna Nowak', buyer: 'Łucja Żółć', email: '' },
    ])
    await expect(open('AAAAA-BBBBB')).rejects.toMatchObject({
      fields: [{ path: 'orderId', code: 'return.order_unknown' }],
    })
  })

  test('for a withdrawal that came by letter counts from the day on which it came, and names its lines', async () => {
    const { order } = await anOrder()
    const [first, second] = order.orderItems
    await db().orderStatusChange.create({
      data: {
        orderId: order.id,
        toStatus: 'Delivered',
        changedBy: 'anna',
        changedAt: new Date('2026-01-05T12:00:00Z'),
      },
    })
    await db().shopOrder.update({ where: { id: order.id }, data: { status: 'Delivered' } })
    const byLetter = (receivedOn: string, quantity: number) =>
      OpenReturn.parse({
        key: randomUUID(),
        orderId: order.id,
        reason: 'withdrawal',
        receivedOn,
        channel: 'letter',
        lines: [
          { orderLineId: first?.id, quantity },
          { orderLineId: second?.id, quantity: 0 },
        ],
      })
    const id = await openReturn(byLetter('2026-01-19', 1), anAdministrator)
    expect(await readReturn(id)).toMatchObject({
      reason: 'withdrawal',
      channel: 'letter',
      isLate: false,
      openedByName: 'Anna Nowak',
      submittedAt: new Date('2026-01-19T12:00:00Z'),
      claims: [{ quantity: 1 }, { quantity: 0 }],
    })
    expect((await db().withdrawal.findUniqueOrThrow({ where: { id } })).refundDueAt).toEqual(
      new Date('2026-02-02T12:00:00Z'),
    )
    const late = await openReturn(byLetter('2026-01-20', 1), anAdministrator)
    expect(await readReturn(late)).toMatchObject({ isLate: true })
    await expect(openReturn(byLetter('2026-01-19', 3), anAdministrator)).rejects.toMatchObject({
      fields: [{ path: 'lines.0', code: 'return.more_than_ordered' }],
    })
    expect(OpenReturn.safeParse({ ...byLetter('2026-01-19', 1), receivedOn: '2100-01-01' }).success).toBe(
      false,
    )
    expect(OpenReturn.safeParse({ key: randomUUID(), orderId: order.id, reason: 'withdrawal' }).success).toBe(
      false,
    )
  })

  test('for a withdrawal that came by letter confirms its day and its goods to the buyer, whose data it is', async () => {
    const { order, user } = await anOrder()
    const enter = (more: object) =>
      openReturn(
        OpenReturn.parse({
          key: randomUUID(),
          orderId: order.id,
          reason: 'withdrawal',
          receivedOn: '2026-01-19',
          channel: 'letter',
          ...more,
        }),
        anAdministrator,
      )
    const receipts = async () =>
      (await mailsTo(order.email))
        .map(({ text }) => text)
        .filter((text) => text.includes('My withdrawal applies to'))
    const [line] = order.orderItems
    const id = await enter({ lines: [{ orderLineId: line?.id, quantity: 2 }] })
    const [receipt] = await receipts()
    expect(receipt).toContain(`> My withdrawal applies to the following goods:\n> 2 × ${line?.title}`)
    expect(receipt).toContain(`: ${id}\n`)
    expect(receipt).toMatch(/: January 19, 2026\n.*: by letter\n/)
    expect((await readReturn(id)).receiptSentAt).not.toBeNull()
    await enter({ channel: 'counter' })
    expect((await receipts())[1]).toContain('> My withdrawal applies to the whole order.')
    await open(order.id)
    expect(await receipts()).toHaveLength(2)
    expect(await withdrawalsOf({ uid: user.uid, email: null })).toMatchObject([
      { channel: 'counter', orderNumber: order.id, lines: '' },
      { channel: 'letter', lines: `2 × ${line?.title}`, submittedAt: new Date('2026-01-19T12:00:00Z') },
    ])
    expect(await withdrawalsOf({ uid: 'somebody-else', email: null })).toEqual([])
  })

  test('from a statement with a wrong number begins with the right one, said by an administrator once', async () => {
    const { order } = await anOrder()
    const { id } = await db().withdrawal.create({
      data: {
        key: randomUUID(),
        text: 'x',
        name: 'Łucja',
        email: 'lucja@example.com',
        orderNumber: 'K7M2Q',
        locale: 'pl',
        refundDueAt: new Date(Date.now() + 1_000_000),
      },
    })
    await expect(bringBack(id, 1)).rejects.toThrow('return.order_unknown')
    await assignOrder(id, { version: 1, orderId: order.id }, anAdministrator)
    expect(await readReturn(id)).toMatchObject({ orderId: order.id, version: 2 })
    await expect(assignOrder(id, { version: 2, orderId: order.id }, anAdministrator)).rejects.toThrow(
      'conflict',
    )
  })
})

describe('goods that come back', () => {
  test('are noted line by line, give the chosen pieces back to the stock, and the stock log names the return', async () => {
    const { user, order, tires } = await anOrder()
    const id = await open(order.id)
    const { order: bought } = await readReturn(id)
    const [first, second] = bought?.lines ?? []
    await noteGoods(
      id,
      NoteGoods.parse({
        version: 1,
        lines: [
          { orderLineId: first?.id, quantity: 2, condition: 'like_new', isRestocked: true },
          {
            orderLineId: second?.id,
            quantity: 1,
            condition: 'damaged',
            deduction: 30.5,
            deductionReason: 'Przecięty bok',
          },
        ],
      }),
      anAdministrator,
    )
    expect([await stockOf(tires[0]), await stockOf(tires[1])]).toEqual([10, 9])
    expect((await stockLog(tires[0]))[0]).toMatchObject({
      reason: 'return',
      delta: 2,
      after: 10,
      orderId: order.id,
      by: 'Anna Nowak',
    })
    expect(await readReturn(id)).toMatchObject({ state: 'goods_back', goodsBackBy: 'Anna Nowak', version: 2 })
    const mail = (await mailsTo(user.email)).find(({ subject }) => subject.includes('return'))
    expect(mail?.subject).toBe(`Order ${order.id}: your return has arrived`)
    expect(mail?.text).toContain('deduction 30.50 PLN: Przecięty bok'.replace(' PLN', '\u00a0PLN'))
    const { entries } = await auditEntries(AuditQuery.parse({ type: 'return', id: String(id) }))
    expect(entries[0]?.after).toMatchObject({
      goods: [
        [expect.stringMatching(/^2 × /), 'like_new', 'restocked'],
        [expect.stringMatching(/^1 × /), 'damaged', '−30.50 PLN (Przecięty bok)'],
      ],
    })
    // nobody has paid
    expect(mail?.text).not.toContain('We’ll email you separately about the refund.')
  })

  test('are never more than were ordered, over all returns of the order and when two are noted at once', async () => {
    const { order } = await anOrder()
    const ids = [await open(order.id), await open(order.id)]
    const notes = await Promise.allSettled(ids.map((id) => bringBack(id, 2)))
    expect(notes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(notes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: [{ path: 'lines.0.quantity', code: 'return.more_than_ordered' }] },
    })
    // the table refuses it too, whatever the code does
    const { id: orderLineId } = await db().orderLine.findFirstOrThrow({
      where: { orderId: order.id },
      orderBy: { id: 'asc' },
    })
    const late = ids.find((_, place) => notes[place]?.status === 'rejected') ?? 0
    await expect(
      db().returnLine.create({
        data: { withdrawalId: late, orderLineId, quantity: 1, condition: 'used' },
      }),
    ).rejects.toThrow('order_line_returned_in_range')
  })

  test('noted wrongly are noted anew until money goes back, with stock and log as they are then', async () => {
    const { order, tires } = await anOrder()
    const id = await open(order.id)
    await bringBack(id, 2, { isRestocked: true })
    await bringBack(id, 1, { isRestocked: true })
    expect(await stockOf(tires[0])).toBe(9)
    await bringBack(id, 1)
    expect(await stockOf(tires[0])).toBe(8)
    await giveBack(id, { method: 'cash', amount: 0 })
    await bringBack(id, 2)
    await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
    await giveBack(id, { method: 'cash' })
    await expect(bringBack(id, 1)).rejects.toThrow('conflict')
  })

  test('of an order that is canceled before or after go into the stock once', async () => {
    const { order, tires } = await anOrder()
    const id = await open(order.id)
    await bringBack(id, 1, { isRestocked: true })
    await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
    expect(await stockOf(tires[0])).toBe(10)
    expect((await stockLog(tires[0])).map(({ reason, delta, after }) => [reason, delta, after])).toEqual([
      ['canceled', 1, 10],
      ['return', 1, 9],
      ['sold', -2, 8],
    ])
    await expect(bringBack(await open(order.id), 1, { isRestocked: true })).rejects.toMatchObject({
      fields: [{ path: 'lines.0.isRestocked', code: 'return.stock_was_given_back' }],
    })
    // noted anew as damaged: the cancellation has put that piece into the stock as well
    await bringBack(id, 1)
    expect(await stockOf(tires[0])).toBe(10)
  })

  test('are deducted from at most by their price, with a reason', async () => {
    const { order } = await anOrder()
    const id = await open(order.id)
    const tooHigh = { deduction: 550, deductionReason: 'Zużyta' }
    await expect(bringBack(id, 1, tooHigh)).rejects.toMatchObject({
      fields: [{ path: 'lines.0.deduction', code: 'return.deduction_too_high' }],
    })
    expect(
      NoteGoods.safeParse({
        version: 1,
        lines: [{ orderLineId: 1, quantity: 1, condition: 'used', deduction: 1 }],
      }).error?.issues[0],
    ).toMatchObject({ path: ['lines', 0, 'deductionReason'], message: 'return.reason_required' })
  })
})

test('the delivery goes back with the last goods of an order, once', async () => {
  const { order } = await anOrder()
  await db().shopOrder.update({
    where: { id: order.id },
    data: { totalGrosze: order.totalGrosze + 2_500, deliveryGrosze: 2_500, deliveryName: 'Kurier' },
  })
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  const [first, last] = [await open(order.id), await open(order.id)]
  await bringBack(first, 2)
  expect((await readReturn(first)).proposedGrosze).toBe(109_998)
  await giveBack(first, { method: 'transfer' })
  const { order: bought, version } = await readReturn(last)
  const line = { orderLineId: bought?.lines[1]?.id, quantity: 1, condition: 'used', deduction: 10 }
  await noteGoods(
    last,
    NoteGoods.parse({ version, lines: [{ ...line, deductionReason: 'Zabrudzona' }] }),
    anAdministrator,
  )
  expect((await readReturn(last)).proposedGrosze).toBe(9_000 + 2_500)
  expect((await readReturn(first)).proposedGrosze).toBe(0)
})

test('the refund mail says amount, means and deductions in the language of the order', async () => {
  const { user, order } = await anOrder()
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  const id = await open(order.id)
  await bringBack(id, 2, { condition: 'used', deduction: 99.98, deductionReason: 'Worn tread' })
  const arrival = (await mailsTo(user.email)).find(({ subject }) => subject.includes('return'))
  expect(arrival?.text).toContain('We’ll email you separately about the refund.')
  await giveBack(id, { method: 'transfer' })
  const mail = (await mailsTo(user.email)).find(({ subject }) => subject.startsWith('Refund'))
  expect(mail?.subject).toBe(`Refund for order ${order.id}`)
  for (const words of ['1,000.00\u00a0PLN', 'bank transfer', '99.98\u00a0PLN: Worn tread'])
    expect(mail?.text).toContain(words)
})

test('the buyer takes returns along with the orders, and erasing the person of a statement leaves lines and money', async () => {
  const { user, order } = await anOrder()
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  const { id } = await db().withdrawal.create({
    data: {
      key: randomUUID(),
      orderId: order.id,
      text: 'x',
      name: 'Łucja',
      email: user.email,
      orderNumber: order.id,
      locale: 'pl',
      refundDueAt: new Date(Date.now() + 1_000_000),
    },
  })
  await bringBack(id, 1)
  await giveBack(id, { method: 'transfer' })
  await eraseOldWithdrawals(new Date('2100-06-01'))
  expect(await readReturn(id)).toMatchObject({ email: '', name: '', lines: [{ quantity: 1 }] })
  expect((await recordsOfOrders(user.uid)).get(order.id)?.returns).toMatchObject([
    { reason: 'withdrawal', returnLines: [{ quantity: 1, condition: 'like_new', deductionGrosze: 0 }] },
  ])
  expect((await ordersOfUser(user.uid))[0]?.refunds).toMatchObject([
    { method: 'transfer', refundGrosze: 54_999 },
  ])
})

test('the register has what is due first on top, and what is settled at its end', async () => {
  const { order } = await anOrder()
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  const [settled, open1] = [await open(order.id), await open(order.id)]
  await giveBack(settled, { method: 'cash', amount: 0 })
  await db().withdrawal.update({
    where: { id: open1 },
    data: { submittedAt: new Date(0), refundDueAt: new Date(1) },
  })
  const ids = (await registeredReturns(listed())).rows.map(({ id }) => id)
  expect(ids[0]).toBe(open1)
  expect(ids.indexOf(settled)).toBeGreaterThan(ids.indexOf(open1))
})

test('no money is due for an order that nobody has paid, or whose money has all gone back', async () => {
  const { order } = await anOrder()
  const id = await open(order.id)
  const shown = async () => [
    (await readReturn(id)).refundDueAt,
    (await returnsOfOrder(order.id))[0]?.refundDueAt,
    (await registeredReturns(listed())).rows.find((each) => each.id === id)?.refundDueAt,
    (await openWithdrawals()).open.find((each) => each.id === id)?.refundDueAt,
  ]
  // the others of this file are settled, so that the dashboard has room for this one
  await db().withdrawal.updateMany({
    where: { id: { not: id } },
    data: { state: 'refunded', refundedAt: new Date(), refundedBy: 'Anna Nowak' },
  })
  expect(await shown()).toEqual([null, null, null, null])
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  const { refundDueAt } = await db().withdrawal.findUniqueOrThrow({ where: { id } })
  expect(await shown()).toEqual([refundDueAt, refundDueAt, refundDueAt, refundDueAt])
  await giveBack(await open(order.id), { method: 'cash' })
  expect(await shown()).toEqual([null, null, null, null])
})
