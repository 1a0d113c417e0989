import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { addToCart } from '@/lib/sales/cart/service'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { CorrectPrices, type CorrectPricesInput } from '@/lib/sales/invoices/schema'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { paymentState } from '@/lib/sales/orders/rules'
import { aCustomer, anAdministrator, aTire, placePatiently } from '@/lib/sales/orders/testing'
import { anApprovedPayment } from '@/lib/sales/payments/testing'
import { readReturn } from '@/lib/sales/returns/queries'
import { NoteGoods } from '@/lib/sales/returns/schema'
import { noteGoods } from '@/lib/sales/returns/service'
import { booksOf, bringBack, giveBack, open } from '@/lib/sales/returns/testing'
import { capturePayment } from '@/lib/sales/settlement/service'
import { standIns } from '@/local/test-database/stand-ins'
import { correctPrices } from './correct-prices.service'
import { issueInvoice } from './service'

// Amounts in zł, worked out by hand: tax of a rate is that of its gross sum (VAT act, art. 106e sec. 7 to 10).

const { paypal } = standIns()
beforeEach(() => paypal.faults.clear())

type Bought = { price: number; quantity: number; vatRate?: number }

async function anInvoicedSale(bought: Bought[], isPaid = true, deliveryPln = 0) {
  const user = aCustomer()
  for (const { price, quantity, vatRate = 23 } of bought) {
    const { id } = await aTire(20, { price, vatRate })
    await addToCart(user.uid, { product: { id }, quantity })
  }
  const { order } = await placePatiently(user)
  if (deliveryPln > 0)
    await db().shopOrder.update({
      where: { id: order.id },
      data: {
        deliveryGrosze: deliveryPln * 100,
        deliveryName: 'Kurier',
        totalGrosze: order.totalGrosze + deliveryPln * 100,
      },
    })
  if (isPaid) await markPaid({ orderId: order.id, isPaid: true, way: 'transfer' }, anAdministrator)
  await issueInvoice(order.id, anAdministrator)
  return order
}

/** Gives lines of an order, by their place, other prices and rates. */
async function correct(
  orderId: string,
  lines: [place: number, price: number, vatRate?: number][],
  isAgreed = false,
  more: Partial<CorrectPricesInput> = {},
) {
  const ordered = await db().orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const wanted: CorrectPricesInput = {
    orderId,
    isAgreed,
    ...more,
    lines: lines.map(([place, price, vatRate = 23]) => ({
      orderLineId: ordered[place]?.id ?? 0,
      price,
      vatRate,
    })),
  }
  return correctPrices(CorrectPrices.parse(wanted), anAdministrator)
}

const documents = async (orderId: string) =>
  (await invoicesOfOrder(orderId)).map(({ kind, grossGrosze, netGrosze, vatGrosze }) => [
    kind,
    ...[grossGrosze, netGrosze, vatGrosze].map((grosze) => grosze / 100),
  ])
const ledgerOf = async (orderId: string) => {
  const [row] = await db().$queryRaw<{ money: string; kept: bigint; documents: bigint }[]>`
    SELECT money, kept_grosze AS kept, invoiced_grosze + corrected_grosze AS documents
    FROM order_ledger WHERE order_id = ${orderId}`
  return row && { money: row.money, kept: Number(row.kept) / 100, documents: Number(row.documents) / 100 }
}
const openReturnsOf = (orderId: string) =>
  db().withdrawal.findMany({ where: { orderId, state: 'received' }, select: { id: true, reason: true } })

test('a price that was too high is corrected to zero and invoiced anew, and the buyer gets the difference back', async () => {
  const { id } = await anInvoicedSale([{ price: 549.99, quantity: 4 }])
  const issued = await correct(id, [[0, 449.99]])
  expect(await documents(id)).toEqual([
    ['invoice', 2199.96, 1788.59, 411.37],
    ['correction', -2199.96, -1788.59, -411.37],
    ['invoice', 1799.96, 1463.38, 336.58],
  ])
  const [first, correction, second] = await invoicesOfOrder(id)
  expect(second?.id).toBe(issued.id)
  expect(correction?.document.correction).toMatchObject({ reason: 'Błędna cena lub stawka VAT' })
  expect(await db().invoice.findUnique({ where: { id: issued.id } })).toMatchObject({ replacesId: first?.id })
  const [opened] = await openReturnsOf(id)
  expect(opened).toMatchObject({ reason: 'other' })
  expect((await readReturn(opened?.id ?? 0)).proposedGrosze).toBe(40_000)
  await giveBack(opened?.id ?? 0, { method: 'transfer' })
  expect(await documents(id)).toHaveLength(3)
  expect(await ledgerOf(id)).toEqual({ money: 'paid', kept: 1799.96, documents: 1799.96 })
  expect(paymentState(await getOrder(id, theShop))).toBe('paidByTransfer')
  const entry = await db().auditEntry.findFirst({ where: { action: 'order.prices', subjectId: id } })
  expect(entry?.after).toMatchObject({ prices: [expect.stringContaining('449.99 PLN, VAT 23%')] })
})

test('money that went back for a piece at the wrong price counts toward the difference', async () => {
  const { id } = await anInvoicedSale([{ price: 549.99, quantity: 4 }])
  const first = await open(id)
  await bringBack(first, 1)
  await giveBack(first, { method: 'transfer' })
  await correct(id, [[0, 449.99]])
  expect((await documents(id)).map(([, gross]) => gross)).toEqual([2199.96, -549.99, -1649.97, 1349.97])
  const [opened] = await openReturnsOf(id)
  expect((await readReturn(opened?.id ?? 0)).proposedGrosze).toBe(30_000)
  await giveBack(opened?.id ?? 0, { method: 'transfer' })
  expect(await ledgerOf(id)).toEqual({ money: 'partlyRefunded', kept: 1349.97, documents: 1349.97 })
  // what comes back later is worth the price that stands
  const last = await open(id)
  await bringBack(last, 1)
  expect((await readReturn(last)).proposedGrosze).toBe(44_999)
  await giveBack(last, { method: 'transfer' })
  expect(await ledgerOf(id)).toEqual({ money: 'partlyRefunded', kept: 899.98, documents: 899.98 })
})

test('a wrong rate moves the tax and no money', async () => {
  const { id } = await anInvoicedSale([
    { price: 1000, quantity: 1 },
    { price: 500, quantity: 1 },
  ])
  const { document } = await correct(id, [
    [0, 1000],
    [1, 500, 8],
  ])
  expect(document.sale.rates).toEqual([
    { vatRate: 23, netGrosze: 81_301, vatGrosze: 18_699, grossGrosze: 100_000 },
    { vatRate: 8, netGrosze: 46_296, vatGrosze: 3_704, grossGrosze: 50_000 },
  ])
  expect(await openReturnsOf(id)).toEqual([])
  expect(await ledgerOf(id)).toEqual({ money: 'paid', kept: 1500, documents: 1500 })
})

test('a wrong price of the delivery is corrected like that of goods, and never raised for who has paid', async () => {
  // 1,000 + 490 for a delivery of 49; of 1,490.00 the tax is 278.62, of 1,049.00 196.15
  const { id } = await anInvoicedSale([{ price: 1000, quantity: 1 }], true, 490)
  await expect(correct(id, [[0, 1000]], true, { deliveryPrice: 491 })).rejects.toMatchObject({
    code: 'invoice.paid_price_up',
  })
  await correct(id, [[0, 1000]], false, { deliveryPrice: 49 })
  expect(await documents(id)).toEqual([
    ['invoice', 1490, 1211.38, 278.62],
    ['correction', -1490, -1211.38, -278.62],
    ['invoice', 1049, 852.85, 196.15],
  ])
  expect(await getOrder(id, theShop)).toMatchObject({ totalGrosze: 104_900, deliveryGrosze: 4_900 })
  const [opened] = await openReturnsOf(id)
  expect((await readReturn(opened?.id ?? 0)).proposedGrosze).toBe(44_100)
  await giveBack(opened?.id ?? 0, { method: 'transfer' })
  expect(await ledgerOf(id)).toEqual({ money: 'paid', kept: 1049, documents: 1049 })
  const entry = await db().auditEntry.findFirst({ where: { action: 'order.prices', subjectId: id } })
  expect(entry?.after).toMatchObject({ prices: ['Dostawa: 49.00 PLN'] })
  const free = await anInvoicedSale([{ price: 1000, quantity: 1 }], false)
  await expect(correct(free.id, [[0, 1000]], true, { deliveryPrice: 49 })).rejects.toMatchObject({
    fields: [{ path: 'deliveryPrice', code: 'unknown_value' }],
  })
})

test('a price that was too low is not taken of a buyer who has paid, and of another one only with consent', async () => {
  const paid = await anInvoicedSale([{ price: 100, quantity: 2 }])
  await expect(correct(paid.id, [[0, 120]], true)).rejects.toMatchObject({ code: 'invoice.paid_price_up' })
  expect(await documents(paid.id)).toHaveLength(1)
  const { id } = await anInvoicedSale([{ price: 100, quantity: 2 }], false)
  await expect(correct(id, [[0, 120]])).rejects.toMatchObject({
    fields: [{ path: 'isAgreed', code: 'invoice.consent_required' }],
  })
  await correct(id, [[0, 120]], true)
  expect(await getOrder(id, theShop)).toMatchObject({ totalGrosze: 24_000 })
  await markPaid({ orderId: id, isPaid: true, way: 'delivery' }, anAdministrator)
  expect(await ledgerOf(id)).toEqual({ money: 'paid', kept: 240, documents: 240 })
})

test('what is picked up has only rates of Poland, wherever its buyer lives', async () => {
  const { id } = await anInvoicedSale([{ price: 100, quantity: 1 }])
  await db().shopOrder.update({ where: { id }, data: { country: 'DE', typeOfDelivery: 'pickup' } })
  await expect(correct(id, [[0, 100, 19]])).rejects.toMatchObject({
    fields: [{ path: 'lines.0.vatRate', code: 'invoice.rate' }],
  })
  await correct(id, [[0, 100, 8]])
  expect(await db().shopOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({ ossCountry: null })
})

test('a delivery that was free can be priced with consent, since the order names it', async () => {
  const { id } = await anInvoicedSale([{ price: 100, quantity: 1 }], false)
  await db().shopOrder.update({ where: { id }, data: { deliveryName: 'Kurier' } })
  await correct(id, [[0, 100]], true, { deliveryPrice: 20 })
  expect(await getOrder(id, theShop)).toMatchObject({ deliveryGrosze: 2_000, totalGrosze: 12_000 })
})

test('the same correction pressed twice issues one invoice and opens one return', async () => {
  const { id } = await anInvoicedSale([{ price: 549.99, quantity: 2 }])
  await Promise.all([correct(id, [[0, 500]]), correct(id, [[0, 500]])])
  expect(await documents(id)).toHaveLength(3)
  expect(await openReturnsOf(id)).toHaveLength(1)
})

test('a note of payment that is taken back after a correction takes back what it had booked', async () => {
  const { id } = await anInvoicedSale([{ price: 500, quantity: 2 }])
  await correct(id, [[0, 450]])
  await markPaid({ orderId: id, isPaid: false }, anAdministrator)
  expect(await ledgerOf(id)).toEqual({ money: 'owed', kept: 0, documents: 900 })
  await markPaid({ orderId: id, isPaid: true, way: 'transfer' }, anAdministrator)
  expect(await ledgerOf(id)).toEqual({ money: 'paid', kept: 900, documents: 900 })
})

test('of a payment through PayPal the difference goes back in its currency, and the rest stays refundable to the cent', async () => {
  const { user, order, payment } = await anApprovedPayment(paypal)
  await capturePayment(payment.id, user)
  await issueInvoice(order.id, anAdministrator)
  await correct(order.id, [[0, 499.99]])
  const [opened] = await openReturnsOf(order.id)
  expect((await readReturn(opened?.id ?? 0)).proposedGrosze).toBe(10_000)
  await giveBack(opened?.id ?? 0)
  // 100 zł at 3.65
  expect(await booksOf(order.id, paypal)).toEqual({
    paid: 109_998,
    refunded: 10_000,
    kept: 99_998,
    atPaypal: 2_740,
  })
  const whole = await open(order.id)
  await bringBack(whole, 2)
  await giveBack(whole)
  expect(await booksOf(order.id, paypal)).toMatchObject({ refunded: 109_998, kept: 0, atPaypal: 30_136 })
  expect(await ledgerOf(order.id)).toMatchObject({ money: 'refunded', documents: 0 })
})

test('goods that were noted wrongly are owed again, though the new invoice had left them out', async () => {
  const sold = { price: 100, quantity: 2 }
  const { id } = await anInvoicedSale([sold, sold], false)
  const back = await open(id)
  const note = async (place: number) => {
    const { version, order } = await readReturn(back)
    const line = { orderLineId: order?.lines[place]?.id ?? 0, quantity: 2, condition: 'used' }
    await noteGoods(back, NoteGoods.parse({ version, lines: [line] }), anAdministrator)
  }
  await note(0)
  await giveBack(back, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  await correct(id, [[1, 90]])
  await note(1)
  const last = (await invoicesOfOrder(id)).at(-1)
  expect(
    last?.document.sale.lines.map(({ title, quantity, grossGrosze }) => [title, quantity, grossGrosze]),
  ).toEqual([
    [expect.stringMatching(/^Opona/), 0, 0],
    [expect.stringMatching(/^Opona/), 2, 20_000],
  ])
  expect(await ledgerOf(id)).toEqual({ money: 'owed', kept: 0, documents: 200 })
})

test('a price stays where a payment is under way, a receipt says it, or the order is canceled', async () => {
  const { order } = await anApprovedPayment(paypal)
  await issueInvoice(order.id, anAdministrator)
  await expect(correct(order.id, [[0, 1]])).rejects.toMatchObject({ code: 'invoice.payment_open' })
  const { id } = await anInvoicedSale([{ price: 100, quantity: 1 }])
  await expect(correct(id, [[0, 100, 19]])).rejects.toMatchObject({
    fields: [{ path: 'lines.0.vatRate', code: 'invoice.rate' }],
  })
  const receipt = {
    orderId: id,
    number: 'P 1',
    issuedOn: new Date(),
    notedBy: 'a',
    notedByName: 'Anna Nowak',
  }
  const { id: receiptId } = await db().receipt.create({ data: receipt })
  await expect(correct(id, [[0, 1]])).rejects.toMatchObject({ code: 'invoice.price_on_receipt' })
  await db().receipt.delete({ where: { id: receiptId } })
  await updateOrderStatus({ orderId: id, status: 'Canceled' }, anAdministrator)
  await expect(correct(id, [[0, 1]])).rejects.toMatchObject({ code: 'invoice.order_canceled' })
})
