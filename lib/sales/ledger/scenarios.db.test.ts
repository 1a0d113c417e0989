import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { company } from '@/lib/sales/invoices/db-testing'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { giveBack, open } from '@/lib/sales/returns/testing'
import {
  anOrder,
  aPaidSale,
  books,
  bringBack,
  byTransfer,
  four,
  lineIds,
  move,
  pay,
  STOCK,
} from './scenarios/testing'

// Invoices of orders that were canceled, resumed, paid twice or made out to the wrong buyer, carried through by hand before
// they were asked for. Sales and returns are in scenarios/.

test('a deduction is named by one correction, and not again by those that follow', async () => {
  const { id: orderId } = await aPaidSale(four)
  for (const deduction of [100, 0, 25]) {
    const id = await open(orderId)
    await bringBack(id, [[0, 1, deduction]])
    await byTransfer(id)
  }
  const named = (await invoicesOfOrder(orderId)).map(({ document }) => document.correction?.keptGrosze)
  expect(named).toEqual([undefined, 10_000, undefined, 2_500])
})

test('an invoice of an order that nobody paid is corrected to zero as the order is canceled', async () => {
  const { id: orderId } = await anOrder(four)
  await issueInvoice(orderId, anAdministrator)
  await move(orderId, 'Canceled', { sale: 'corrected' })
  expect(await books(orderId)).toMatchObject({
    left: [[0, 0]],
    documents: [
      [2199.96, 1788.59, 411.37],
      [-2199.96, -1788.59, -411.37],
    ],
    reasons: ['Anulowanie zamówienia'],
    ledger: { money: 'owed', paid: 0, refunded: 0 },
    stock: [STOCK],
  })
  const [, correction] = await invoicesOfOrder(orderId)
  expect(correction?.document.correction).toMatchObject({ isPaid: false })
})

test('a canceled order waits for its goods, or for somebody to say what becomes of its invoice', async () => {
  const { id: orderId } = await anOrder(four)
  await issueInvoice(orderId, anAdministrator)
  await move(orderId, 'Canceled')
  expect(await books(orderId)).toMatchObject({ documents: [[2199.96, 1788.59, 411.37]] })
  await move(orderId, 'Canceled', { sale: 'return_expected' })
  const id = await open(orderId, 'canceled')
  await bringBack(id, [[0, 4]])
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  expect(await books(orderId)).toMatchObject({
    left: [[0, 0]],
    documents: [
      [2199.96, 1788.59, 411.37],
      [-2199.96, -1788.59, -411.37],
    ],
    reasons: [`Zwrot towaru (zwrot nr ${id})`],
    stock: [STOCK],
  })
})

test('an order that was canceled, paid back whole and resumed gets a new invoice in place of the first', async () => {
  const order = await anOrder([{ price: 549.99, quantity: 2 }], company)
  await pay(order.id)
  await issueInvoice(order.id, anAdministrator)
  await move(order.id, 'Canceled')
  const id = await open(order.id, 'canceled')
  await byTransfer(id)
  expect(await books(order.id)).toMatchObject({ left: [[0, 0]] })
  await move(order.id, 'Sent')
  await move(order.id, 'Delivered')
  expect(await books(order.id)).toMatchObject({
    documents: [
      [1099.98, 894.29, 205.69],
      [-1099.98, -894.29, -205.69],
      [1099.98, 894.29, 205.69],
    ],
    ledger: { paid: 1099.98, refunded: 1099.98 },
    stock: [STOCK - 2],
  })
  const documents = await invoicesOfOrder(order.id)
  expect(await db().invoice.findUnique({ where: { id: documents[2]?.id ?? 0 } })).toMatchObject({
    replacesId: documents[0]?.id,
  })
  expect(await issueInvoice(order.id, anAdministrator)).toMatchObject({ id: documents[2]?.id })
})

test('a lower price stays when an order is canceled by mistake and resumed', async () => {
  const { id: orderId } = await aPaidSale([{ price: 500, quantity: 2 }])
  const [faulty = 0] = await lineIds(orderId)
  const complaint = await open(orderId, 'complaint')
  const lines = [{ orderLineId: faulty, quantity: 0 }]
  await giveBack(complaint, { method: 'transfer', amount: 100, lines })
  await move(orderId, 'Canceled')
  await move(orderId, 'Sent')
  const documents = [
    [1000, 813.01, 186.99],
    [-100, -81.3, -18.7],
  ]
  expect(await books(orderId)).toMatchObject({ left: [[2, 900]], documents })
  const id = await open(orderId)
  await bringBack(id, [[0, 1]])
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({
    left: [[1, 450]],
    documents: [...documents, [-450, -365.86, -84.14]],
    ledger: { paid: 1000, refunded: 550 },
  })
})

test('a canceled order that was paid back in part owes all of it again as it is resumed', async () => {
  const { id: orderId } = await aPaidSale([{ price: 500, quantity: 2 }])
  await move(orderId, 'Canceled')
  await byTransfer(await open(orderId, 'canceled'), 900)
  await move(orderId, 'Pending')
  expect(await books(orderId)).toMatchObject({
    left: [[2, 1000]],
    documents: [
      [1000, 813.01, 186.99],
      [-900, -731.71, -168.29],
      [900, 731.71, 168.29],
    ],
  })
})

test('the same decision pressed twice corrects once', async () => {
  const { id: orderId } = await anOrder(four)
  await issueInvoice(orderId, anAdministrator)
  const cancel = () => move(orderId, 'Canceled', { sale: 'corrected' })
  await Promise.all([cancel(), cancel()])
  expect(await invoicesOfOrder(orderId)).toHaveLength(2)
})

test('the shop is told of money that is due back for a canceled order, however it was paid', async () => {
  for (const way of ['transfer', 'delivery'] as const) {
    const { id: orderId } = await anOrder([{ price: 100, quantity: 1 }])
    await markPaid({ orderId, isPaid: true, way }, anAdministrator)
    await move(orderId, 'Canceled')
    const told = await db().outbox.count({
      where: { topic: 'payment.refund_due', payload: { path: ['orderId'], equals: orderId } },
    })
    expect(told).toBe(1)
  }
})

test('the ledger says one word of each order', async () => {
  const wordOf = async (orderId: string) => {
    const [row] = await db().$queryRaw<{ money: string }[]>`
      SELECT money FROM order_ledger WHERE order_id = ${orderId}`
    return row?.money
  }
  const { id: orderId } = await anOrder(four)
  expect(await wordOf(orderId)).toBe('owed')
  await pay(orderId)
  expect(await wordOf(orderId)).toBe('paid')
  const id = await open(orderId)
  await bringBack(id, [[0, 1]])
  await byTransfer(id)
  expect(await wordOf(orderId)).toBe('partlyRefunded')
  const rest = await open(orderId)
  await bringBack(rest, [[0, 3]])
  await giveBack(rest, { method: 'transfer', key: randomUUID() })
  expect(await wordOf(orderId)).toBe('refunded')
})

test('what was paid twice goes back without touching the sale', async () => {
  const { id: orderId, totalGrosze } = await aPaidSale(four)
  await db().shopOrder.update({ where: { id: orderId }, data: { paidGrosze: totalGrosze * 2 } })
  const id = await open(orderId, 'other')
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({ documents: [[2199.96, 1788.59, 411.37]] })
})

test('an invoice with a wrong buyer is corrected to zero, and one with the right buyer stands in its place', async () => {
  const order = await anOrder([{ price: 549.99, quantity: 2 }], company)
  await pay(order.id)
  const first = await issueInvoice(order.id, anAdministrator)
  const buyer = {
    name: 'Żwirownia Łęg Sp. z o.o.',
    taxId: '1111111111',
    address: 'ul. Prosta 2',
    postCode: '00-001',
    city: 'Warszawa',
    country: 'PL',
  }
  const press = () => issueInvoice(order.id, anAdministrator, buyer)
  const [second] = await Promise.all([press(), press()])
  expect(second).toMatchObject({ grossGrosze: 109_998, buyer })
  const documents = await invoicesOfOrder(order.id)
  expect(documents.map(({ kind, grossGrosze }) => [kind, grossGrosze])).toEqual([
    ['invoice', 109_998],
    ['correction', -109_998],
    ['invoice', 109_998],
  ])
  expect(documents[1]).toMatchObject({ buyer: first.buyer })
  expect(documents[1]?.document.correction).toMatchObject({ reason: 'Błędne dane nabywcy' })
  expect(await db().invoice.findUnique({ where: { id: second?.id ?? 0 } })).toMatchObject({
    replacesId: first.id,
  })
  // what comes after it corrects the new one
  const id = await open(order.id)
  await bringBack(id, [[0, 1]])
  await byTransfer(id)
  const correction = (await invoicesOfOrder(order.id)).at(-1)
  expect(correction).toMatchObject({ grossGrosze: -54_999, buyer })
  expect(correction?.document.correction).toMatchObject({ number: second?.number })
})

test('a company is no buyer of a sale whose receipt says no tax id, and the invoice stays as it is', async () => {
  const { id: orderId } = await anOrder([{ price: 100, quantity: 1 }])
  await noteReceipt(orderId)
  await issueInvoice(orderId, anAdministrator)
  const buyer = {
    name: 'Żwir Sp. z o.o.',
    taxId: '1111111111',
    address: 'ul. Prosta 2',
    postCode: '00-001',
    city: 'Warszawa',
    country: 'PL',
  }
  await expect(issueInvoice(orderId, anAdministrator, buyer)).rejects.toMatchObject({
    code: 'order.receipt_without_tax_id',
  })
  expect(await invoicesOfOrder(orderId)).toHaveLength(1)
})

const noteReceipt = (orderId: string) =>
  db().receipt.create({
    data: {
      orderId,
      number: 'P 1',
      issuedOn: new Date(),
      notedBy: 'administrator',
      notedByName: 'Anna Nowak',
    },
  })
