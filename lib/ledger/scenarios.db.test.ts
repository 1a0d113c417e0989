import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { addToCart } from '@/lib/cart/service'
import { db } from '@/lib/core/database/db'
import { aRate, setRates } from '@/lib/delivery/testing'
import { company } from '@/lib/invoices/db-testing'
import { invoicesOfOrder } from '@/lib/invoices/queries'
import { issueInvoice } from '@/lib/invoices/service'
import { markPaid } from '@/lib/orders/admin/mark-paid'
import type { OrderUpdate } from '@/lib/orders/admin/schema'
import { updateOrderStatus } from '@/lib/orders/admin/update'
import type { PlaceOrderInput } from '@/lib/orders/schema'
import { aCustomer, anAdministrator, aTire, placePatiently } from '@/lib/orders/testing'
import { readReturn } from '@/lib/returns/queries'
import { NoteGoods } from '@/lib/returns/schema'
import { noteGoods } from '@/lib/returns/service'
import { giveBack, open } from '@/lib/returns/testing'

// Sales carried through by hand before they were asked for: what the invoices have to say in the end, in zł.

type Bought = { price: number; quantity: number; vatRate?: number }

async function anOrder(bought: Bought[], more: Partial<PlaceOrderInput> = {}, delivery = 0) {
  const user = aCustomer()
  for (const { price, quantity, vatRate = 23 } of bought) {
    const { id } = await aTire(20, { price, vatRate })
    await addToCart(user.uid, { product: { id }, quantity })
  }
  const { order } = await placePatiently(user, more)
  if (delivery) {
    const deliveryGrosze = delivery * 100
    const totalGrosze = order.totalGrosze + deliveryGrosze
    await db().shopOrder.update({
      where: { id: order.id },
      data: { deliveryGrosze, totalGrosze, deliveryName: 'Kurier' },
    })
  }
  return order
}

const pay = (orderId: string) => markPaid({ orderId, isPaid: true, way: 'transfer' }, anAdministrator)
const move = (orderId: string, status: OrderUpdate['status'], more: Partial<OrderUpdate> = {}) =>
  updateOrderStatus({ orderId, status, ...more }, anAdministrator)

/** A paid order with its invoice. */
async function aPaidSale(bought: Bought[], delivery = 0) {
  const order = await anOrder(bought, {}, delivery)
  await pay(order.id)
  await issueInvoice(order.id, anAdministrator)
  return order
}

const lineIds = async (orderId: string) =>
  (await db().orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map(({ id }) => id)

/** Notes pieces of some lines, by their place in the order, with what is deducted for them. */
async function bringBack(id: number, goods: [place: number, quantity: number, deduction?: number][]) {
  const { version, order } = await readReturn(id)
  const lines = goods.map(([place, quantity, deduction = 0]) => ({
    orderLineId: order?.lines[place]?.id ?? 0,
    quantity,
    condition: 'used',
    deduction,
    deductionReason: deduction ? 'Ślady jazdy' : '',
  }))
  await noteGoods(id, NoteGoods.parse({ version, lines }), anAdministrator)
}

const byTransfer = (id: number, amount?: number) =>
  giveBack(id, { method: 'transfer', ...(amount === undefined ? {} : { amount }) })

/** What stands in the end, as [pieces, zł] of each line, and the documents with their gross, net and tax in zł. */
async function books(orderId: string) {
  const documents = await invoicesOfOrder(orderId)
  const pln = (grosze: number) => Math.round(grosze) / 100
  return {
    left: documents
      .at(-1)
      ?.document.sale.lines.map(({ quantity, grossGrosze }) => [quantity, pln(grossGrosze)]),
    documents: documents.map(({ grossGrosze, netGrosze, vatGrosze }) =>
      [grossGrosze, netGrosze, vatGrosze].map(pln),
    ),
    reasons: documents.flatMap(({ document }) => document.correction?.reason ?? []),
  }
}

const four: Bought[] = [{ price: 549.99, quantity: 4 }]

test('one of four comes back, then two with a deduction for wear', async () => {
  const { id: orderId } = await aPaidSale(four)
  const first = await open(orderId)
  await bringBack(first, [[0, 1]])
  await byTransfer(first)
  expect(await books(orderId)).toMatchObject({
    left: [[3, 1649.97]],
    documents: [
      [2199.96, 1788.59, 411.37],
      [-549.99, -447.15, -102.84],
    ],
  })
  const second = await open(orderId)
  await bringBack(second, [[0, 2, 100]])
  await byTransfer(second)
  const { left, documents } = await books(orderId)
  expect(left).toEqual([[1, 549.99]])
  expect(documents.at(-1)).toEqual([-1099.98, -894.29, -205.69])
  expect(await db().refund.findFirst({ where: { withdrawalId: second } })).toMatchObject({
    amountGrosze: 99_998n,
  })
})

test('all four come back with a deduction: nothing is left on the invoice', async () => {
  const { id: orderId } = await aPaidSale(four)
  const id = await open(orderId)
  await bringBack(id, [[0, 4, 100]])
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({ left: [[0, 0]] })
  const [, correction] = await invoicesOfOrder(orderId)
  expect(correction).toMatchObject({ grossGrosze: -219_996 })
  expect(correction?.document.correction).toMatchObject({ keptGrosze: 10_000 })
})

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
  expect(await books(orderId)).toMatchObject({ left: [[0, 0]], reasons: ['Zwrot towaru'] })
})

test('the price of a faulty line is lowered: its own, whatever else was bought', async () => {
  const { id: orderId } = await aPaidSale([...four, { price: 300, quantity: 2 }], 49)
  const id = await open(orderId, 'complaint')
  const [, faulty = 0] = await lineIds(orderId)
  await expect(giveBack(id, { method: 'transfer', amount: 150, lines: [] })).rejects.toMatchObject({
    fields: [{ path: 'lines', code: 'return.lines_required' }],
  })
  await giveBack(id, { method: 'transfer', amount: 150, lines: [{ orderLineId: faulty, quantity: 0 }] })
  expect(await books(orderId)).toMatchObject({
    left: [
      [4, 2199.96],
      [2, 450],
      [1, 49],
    ],
    reasons: ['Obniżenie ceny'],
  })
})

test('two of a line come back and their money in two parts: the other line is left alone', async () => {
  const { id: orderId } = await aPaidSale([
    { price: 549.99, quantity: 2 },
    { price: 900, quantity: 1 },
  ])
  const id = await open(orderId)
  await bringBack(id, [[0, 2]])
  await byTransfer(id, 500)
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({
    left: [
      [0, 0],
      [1, 900],
    ],
  })
})

test('money upon proof of posting names its goods, and goods that are noted later change nothing', async () => {
  const { id: orderId } = await aPaidSale([
    { price: 549.99, quantity: 2 },
    { price: 900, quantity: 4 },
  ])
  const id = await open(orderId)
  const [withdrawn = 0] = await lineIds(orderId)
  await giveBack(id, {
    method: 'transfer',
    amount: 1099.98,
    lines: [{ orderLineId: withdrawn, quantity: 2 }],
  })
  const before = await books(orderId)
  expect(before.left).toEqual([
    [0, 0],
    [4, 3600],
  ])
  await bringBack(id, [[0, 2]])
  expect(await books(orderId)).toEqual(before)
})

test('goods that differ from what was claimed move the correction', async () => {
  const { id: orderId } = await aPaidSale([
    { price: 500, quantity: 2 },
    { price: 500, quantity: 4 },
  ])
  const id = await open(orderId)
  const [claimed = 0] = await lineIds(orderId)
  await giveBack(id, { method: 'transfer', amount: 500, lines: [{ orderLineId: claimed, quantity: 1 }] })
  await bringBack(id, [[1, 1]])
  expect(await books(orderId)).toMatchObject({
    left: [
      [2, 1000],
      [3, 1500],
    ],
  })
})

test('a line of another rate comes back in two parts: its own tax is corrected', async () => {
  const { id: orderId } = await aPaidSale([
    { price: 1000, quantity: 1 },
    { price: 500, quantity: 1, vatRate: 8 },
  ])
  const id = await open(orderId)
  await bringBack(id, [[1, 1]])
  await byTransfer(id, 200)
  await byTransfer(id)
  const { documents } = await books(orderId)
  const vat = documents.slice(1).reduce((sum, [, , each = 0]) => sum + each, 0)
  expect(vat).toBeCloseTo(-37.04, 2)
})

test('the correction of an invoice that nobody paid says that nothing goes back', async () => {
  const order = await anOrder([{ price: 549.99, quantity: 2 }], company)
  await move(order.id, 'Sent')
  const id = await open(order.id)
  await bringBack(id, [[0, 1]])
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  const [, correction] = await invoicesOfOrder(order.id)
  expect(correction).toMatchObject({ grossGrosze: -54_999 })
  expect(correction?.document.correction).toMatchObject({ isPaid: false })
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
  const documents = await invoicesOfOrder(order.id)
  expect(documents.map(({ kind, grossGrosze }) => [kind, grossGrosze])).toEqual([
    ['invoice', 109_998],
    ['correction', -109_998],
    ['invoice', 109_998],
  ])
  expect(await db().invoice.findUnique({ where: { id: documents[2]?.id ?? 0 } })).toMatchObject({
    replacesId: documents[0]?.id,
  })
  expect(await issueInvoice(order.id, anAdministrator)).toMatchObject({ id: documents[2]?.id })
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

test('a piece that comes back after its price was lowered goes back for the price that stands', async () => {
  const { id: orderId } = await aPaidSale([{ price: 300, quantity: 2 }])
  const [faulty = 0] = await lineIds(orderId)
  const complaint = await open(orderId, 'complaint')
  await giveBack(complaint, {
    method: 'transfer',
    amount: 150,
    lines: [{ orderLineId: faulty, quantity: 0 }],
  })
  const id = await open(orderId)
  await bringBack(id, [[0, 1]])
  expect((await readReturn(id)).proposedGrosze).toBe(22_500)
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({ left: [[1, 225]] })
})

test('what was paid twice goes back without touching the sale', async () => {
  const { id: orderId, totalGrosze } = await aPaidSale(four)
  await db().shopOrder.update({ where: { id: orderId }, data: { paidGrosze: totalGrosze * 2 } })
  const id = await open(orderId, 'other')
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({ documents: [[2199.96, 1788.59, 411.37]] })
})

test('of an installation goes back what shipping would have cost', async () => {
  const rates = [aRate({ price: 49 }), aRate({ name: 'Montaż', method: 'installation', price: 199 })]
  await setRates(anAdministrator, rates)
  const order = await anOrder(four, { typeOfDelivery: 'delivery_with_assembly' })
  onTestFinished(async () => void (await setRates(anAdministrator, [])))
  expect(order).toMatchObject({ deliveryGrosze: 19_900, totalGrosze: 239_896 })
  await pay(order.id)
  await issueInvoice(order.id, anAdministrator)
  const id = await open(order.id)
  await bringBack(id, [[0, 4]])
  expect((await readReturn(id)).proposedGrosze).toBe(224_896)
  await byTransfer(id)
  expect(await books(order.id)).toMatchObject({
    left: [
      [0, 0],
      [1, 150],
    ],
  })
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
