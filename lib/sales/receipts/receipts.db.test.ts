import { expect, test } from 'vitest'
import { openInvoiceRequests } from '@/lib/office/dashboard/waiting'
import { plainCells } from '@/lib/platform/csv/testing'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { shopToday } from '@/lib/platform/values/clock'
import { isForReceipt } from '@/lib/sales/invoices/contents'
import { anOrder, company } from '@/lib/sales/invoices/db-testing'
import { issueInvoice, requestInvoice } from '@/lib/sales/invoices/service'
import { markPaid } from '@/lib/sales/orders/admin/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/orders/admin/update.service'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator } from '@/lib/sales/orders/testing'
import { bringBack, giveBack, open } from '@/lib/sales/returns/testing'
import { registerRecords } from './export'
import { returnsWithoutInvoice } from './returns'
import { daysOfMonth, receiptOfSale } from './sales'
import { NoteReceipt, type NoteReceiptInput } from './schema'
import { noteReceipt } from './service'

const today = shopToday()
const month = today.slice(0, 7)
const note = (input: NoteReceiptInput) => noteReceipt(NoteReceipt.parse(input), anAdministrator)
const send = (orderId: string) => updateOrderStatus({ orderId, status: 'Sent' }, anAdministrator)
const pay = (orderId: string) => markPaid({ orderId, isPaid: true, way: 'transfer' }, anAdministrator)
const rowsOf = async (register: 'sales' | 'days' | 'returns' | 'advances', orderId: string) =>
  (await registerRecords({ register, month, locale: 'pl' }))
    .map(plainCells)
    .filter((row) => row.includes(orderId))
const before = (orderId: string, days: number) =>
  query()
    .updateTable('orderStatusChange')
    .set({ changedAt: new Date(Date.now() - days * 86_400_000) })
    .where('orderId', '=', orderId)
    .execute()

test('a receipt is noted once, corrected, and taken back, each with an entry in the audit', async () => {
  const { order } = await anOrder()
  const receipt = { orderId: order.id, number: 'W001234', issuedOn: today, hasTaxId: false }
  await note(receipt)
  await note(receipt)
  await note({ ...receipt, number: 'W001235' })
  expect(await receiptOfSale(order.id)).toEqual({ number: 'W001235', issuedOn: today, hasTaxId: false })
  await note({ orderId: order.id, number: '' })
  expect(await receiptOfSale(order.id)).toBeNull()
  expect(await db().auditEntry.count({ where: { action: 'order.receipt', subjectId: order.id } })).toBe(3)
})

test('what waits to be picked up was not handed over: neither sale, nor invoice, nor end of an advance payment', async () => {
  const { order } = await anOrder()
  const pickup = {
    typeOfDelivery: 'pickup',
    customerType: 'company',
    companyName: 'Piach',
    unn: '5261040828',
  }
  await db().shopOrder.update({ where: { id: order.id }, data: { ...pickup, firstAndLastName: null } })
  await send(order.id)
  expect(await db().invoice.count({ where: { orderId: order.id } })).toBe(0)
  expect((await getOrder(order.id, theShop)).handedOverAt).toBeNull()
  await db().shopOrder.update({
    where: { id: order.id },
    data: { customerType: 'private_person', firstAndLastName: 'Jan Piach', companyName: null, unn: null },
  })
  expect(await rowsOf('sales', order.id)).toEqual([])
  await pay(order.id)
  expect(await rowsOf('advances', order.id)).not.toEqual([])
  await db().shopOrder.update({ where: { id: order.id }, data: { ...pickup, firstAndLastName: null } })
  await updateOrderStatus({ orderId: order.id, status: 'Delivered' }, anAdministrator)
  expect((await getOrder(order.id, theShop)).handedOverAt).not.toBeNull()
  expect((await db().invoice.findFirstOrThrow({ where: { orderId: order.id } })).document).toMatchObject({
    saleDate: today,
  })
})

test('a receipt of tomorrow, of no order, or of somebody else’s return is refused', async () => {
  const { order } = await anOrder()
  const other = await anOrder()
  const receipt = { orderId: order.id, number: 'W1', issuedOn: today }
  await expect(note({ ...receipt, issuedOn: '2099-01-01' })).rejects.toThrow('invalid')
  await expect(note({ ...receipt, orderId: 'AAAAA-AAAAA' })).rejects.toThrow('order.not_found')
  const withdrawalId = await open(other.order.id)
  await expect(note({ ...receipt, withdrawalId })).rejects.toThrow('not_found')
})

test('an invoice to a receipt says so, and settles whether there is one', async () => {
  const { order } = await anOrder()
  await note({ orderId: order.id, number: 'W77', issuedOn: today })
  const { document } = await issueInvoice(order.id, anAdministrator)
  expect(isForReceipt(document)).toBe(true)
  expect(document.receiptNumber).toBe('W77')
  await expect(note({ orderId: order.id, number: '' })).rejects.toThrow('receipt.invoiced')
  await note({ orderId: order.id, number: 'W78', issuedOn: today })
  const invoiced = await anOrder()
  expect(isForReceipt((await issueInvoice(invoiced.order.id, anAdministrator)).document)).toBe(false)
  await expect(note({ orderId: invoiced.order.id, number: 'W79', issuedOn: today })).rejects.toThrow(
    'receipt.invoiced',
  )
})

test('a company whose receipt says no tax id gets no invoice, and its order is sent all the same', async () => {
  const { order, user } = await anOrder(company)
  await note({ orderId: order.id, number: 'W80', issuedOn: today })
  await expect(issueInvoice(order.id, anAdministrator)).rejects.toThrow('order.receipt_without_tax_id')
  await expect(requestInvoice({ orderId: order.id }, user)).rejects.toThrow('order.receipt_without_tax_id')
  expect((await send(order.id)).status).toBe('Sent')
  expect((await getOrder(order.id, theShop)).invoices).toEqual([])
  await note({ orderId: order.id, number: 'W80', issuedOn: today, hasTaxId: true })
  expect(isForReceipt((await issueInvoice(order.id, anAdministrator)).document)).toBe(true)
})

test('a buyer asks for an invoice once, of their own order, within three months', async () => {
  const { order, user } = await anOrder()
  await Promise.all([
    requestInvoice({ orderId: order.id }, user),
    requestInvoice({ orderId: order.id }, user),
  ])
  expect((await getOrder(order.id, theShop)).invoiceRequestedAt).not.toBeNull()
  expect((await openInvoiceRequests()).ids).toContain(order.id)
  await expect(requestInvoice({ orderId: order.id }, aCustomer())).rejects.toThrow('order.not_found')
  await issueInvoice(order.id, anAdministrator)
  expect((await openInvoiceRequests()).ids).not.toContain(order.id)
  await requestInvoice({ orderId: order.id }, user)

  const old = await anOrder()
  await send(old.order.id)
  await before(old.order.id, 130)
  await expect(requestInvoice({ orderId: old.order.id }, old.user)).rejects.toThrow('order.invoice_late')
  const canceled = await anOrder()
  await updateOrderStatus({ orderId: canceled.order.id, status: 'Canceled' }, anAdministrator)
  await expect(requestInvoice({ orderId: canceled.order.id }, canceled.user)).rejects.toThrow('order.changed')
})

test('sales without invoice are listed by rate, with those whose receipt got an invoice, and no others', async () => {
  const [plain, withReceipt, invoiced, open] = [
    await anOrder(),
    await anOrder(),
    await anOrder(),
    await anOrder(),
  ]
  for (const { order } of [plain, withReceipt, invoiced]) await send(order.id)
  await note({ orderId: withReceipt.order.id, number: 'W90', issuedOn: `${month}-01` })
  for (const { order } of [withReceipt, invoiced]) await issueInvoice(order.id, anAdministrator)
  const day = (rows: readonly unknown[][]) => rows.map((row) => [row[0], row[5], ...row.slice(-4)])
  const amounts = [
    [23, 1788.59, 411.37, 2199.96],
    [8, 113.89, 9.11, 123],
  ]
  expect(day(await rowsOf('sales', plain.order.id))).toEqual(amounts.map((sums) => [today, null, ...sums]))
  expect(day(await rowsOf('sales', withReceipt.order.id))).toEqual(
    amounts.map((sums) => [`${month}-01`, 'W90', ...sums]),
  )
  expect(await rowsOf('sales', invoiced.order.id)).toEqual([])
  expect(await rowsOf('sales', open.order.id)).toEqual([])
  const days = await registerRecords({ register: 'days', month, locale: 'pl' })
  expect(days.some((row) => row[0] === today && row[1] === 'PL' && row[4] === 8)).toBe(true)
})

test('what was paid and has not left by the end of the month is an advance payment', async () => {
  const [waiting, sent] = [await anOrder(), await anOrder()]
  for (const { order } of [waiting, sent]) await pay(order.id)
  await send(sent.order.id)
  expect(await rowsOf('advances', waiting.order.id)).toHaveLength(2)
  expect(await rowsOf('advances', sent.order.id)).toEqual([])
})

test('money back of a sale without invoice is at the rates of the goods that came back', async () => {
  const { order } = await anOrder()
  await pay(order.id)
  await send(order.id)
  await note({ orderId: order.id, number: 'W91', issuedOn: today })
  const id = await open(order.id)
  await note({ orderId: order.id, withdrawalId: id, number: 'W92', issuedOn: today })
  await bringBack(id, 1)
  await giveBack(id, { method: 'transfer' })
  const [row = []] = await rowsOf('returns', order.id)
  expect(row.slice(2, 5)).toEqual([id, 'W92', today])
  expect(row.slice(-4)).toEqual([23, 447.15, 102.84, 549.99])
  const own = (await returnsWithoutInvoice(daysOfMonth(month))).filter(({ orderId }) => orderId === order.id)
  expect(own).toMatchObject([{ goods: [{ quantity: 1 }], rates: [{ vatRate: 23 }] }])
})

/** What went back of a sale without invoice, as [rate, net, VAT, gross]. */
const returned = async (orderId: string) => (await rowsOf('returns', orderId)).map((row) => row.slice(-4))

test('a lower price of goods is taken off at their own rate', async () => {
  const { order } = await anOrder()
  await pay(order.id)
  const id = await open(order.id, 'complaint')
  const [, low] = order.orderItems
  await giveBack(id, { method: 'transfer', amount: 20, lines: [{ orderLineId: low?.id ?? 0, quantity: 0 }] })
  expect(await returned(order.id)).toEqual([[8, 18.52, 1.48, 20]])
})

test('a deduction for wear lowers no return, as it lowers no correction', async () => {
  const { order } = await anOrder()
  await pay(order.id)
  const id = await open(order.id)
  await bringBack(id, 2, { condition: 'used', deduction: 100, deductionReason: 'Ślady jazdy' })
  await giveBack(id, { method: 'transfer' })
  // 411.37 less 205.69, as a correction of the same sale would have it
  expect(await returned(order.id)).toEqual([[23, 894.3, 205.68, 1099.98]])
})

test('an unpaid sale comes off the list as its parcel comes back, or as it is canceled, and stays in its month', async () => {
  const [unclaimed, canceled] = [await anOrder(), await anOrder()]
  for (const { order } of [unclaimed, canceled]) await send(order.id)
  const id = await open(unclaimed.order.id, 'refused')
  await bringBack(id, 4)
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieodebrane' })
  expect(await returned(unclaimed.order.id)).toEqual([[23, 1788.59, 411.37, 2199.96]])
  await updateOrderStatus({ orderId: canceled.order.id, status: 'Canceled' }, anAdministrator)
  expect(await rowsOf('sales', canceled.order.id)).toHaveLength(2)
  expect(await returned(canceled.order.id)).toEqual([
    [23, 1788.59, 411.37, 2199.96],
    [8, 113.89, 9.11, 123],
  ])
})
