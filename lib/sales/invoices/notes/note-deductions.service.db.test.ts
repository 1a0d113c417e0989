import { expect, onTestFinished, test } from 'vitest'
import { plainCells } from '@/lib/platform/csv/testing'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { addToCart } from '@/lib/sales/cart/service'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { company } from '@/lib/sales/invoices/db-testing'
import { noteRecords } from '@/lib/sales/invoices/exports/csv'
import { noteMail } from '@/lib/sales/invoices/mails'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { settleSale } from '@/lib/sales/ledger/settle-sale.service'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, aTire, placePatiently } from '@/lib/sales/orders/testing'
import { bringBack, giveBack, open } from '@/lib/sales/returns/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { noteFor, notesOfOrder, notesOfUser } from './queries'

async function aSale({ isPaid = true, isInvoiced = true, more = {} as Partial<PlaceOrderInput> } = {}) {
  const user = aCustomer()
  const { id } = await aTire(20, { price: 549.99 })
  await addToCart(user.uid, { product: { id }, quantity: 4 })
  const { order } = await placePatiently(user, more)
  if (isPaid) await markPaid({ orderId: order.id, isPaid: true, way: 'transfer' }, anAdministrator)
  if (isInvoiced) await issueInvoice(order.id, anAdministrator)
  return { user, orderId: order.id }
}

async function comeBack(orderId: string, pieces: number, deduction: number) {
  const id = await open(orderId)
  await bringBack(id, pieces, deduction ? { deduction, deductionReason: 'Ślady jazdy' } : {})
  return id
}
const noted = async (orderId: string) =>
  (await notesOfOrder(orderId)).map(({ amountGrosze, document }) => [
    amountGrosze / 100,
    document.dueGrosze / 100,
  ])
const corrected = async (orderId: string) =>
  (await invoicesOfOrder(orderId)).map(({ grossGrosze }) => grossGrosze / 100)

test('wear is charged by a note beside a full correction, and was kept from the refund', async () => {
  const { orderId, user } = await aSale()
  const returnId = await comeBack(orderId, 4, 100)
  await giveBack(returnId, { method: 'transfer' })
  expect(await corrected(orderId)).toEqual([2199.96, -2199.96])
  expect(await noted(orderId)).toEqual([[100, 0]])
  const [note] = await notesOfOrder(orderId)
  expect(note).toMatchObject({
    number: expect.stringMatching(/^NO \d+\/\d+\/20\d\d$/),
    document: { lines: [{ quantity: 4, reason: 'Ślady jazdy', amountGrosze: 10_000 }] },
  })
  // what the shop keeps of the money is the note
  const [ledger] = await db().$queryRaw<{ kept: bigint; documents: bigint }[]>`
    SELECT kept_grosze AS kept, invoiced_grosze + corrected_grosze AS documents
    FROM order_ledger WHERE order_id = ${orderId}`
  expect([Number(ledger?.kept), Number(ledger?.documents)]).toEqual([10_000, 0])
  await transaction((tx) => settleSale(tx, orderId, anAdministrator))
  expect(await noted(orderId)).toHaveLength(1)

  const { id = 0, number = '' } = note ?? {}
  expect(await db().outbox.count({ where: { eventKey: `note.issued:${id}` } })).toBe(1)
  const mail = await noteMail({ orderId, noteId: id })
  expect(mail?.subject).toContain(number)
  const text = pdfText(Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64'))
  for (const words of [
    'Nota obciążeniowa',
    `Numer zwrotu: \n${returnId}`,
    number,
    'Ślady jazdy',
    'Nie podlega VAT',
    '100,00',
    'Do zapłaty: 0,00',
  ])
    expect(text).toContain(words)
  expect(await noteFor(id, user)).toMatchObject({ number })
  await expect(noteFor(id, aCustomer())).rejects.toMatchObject({ code: 'not_found' })
  expect(await notesOfUser(user.uid)).toMatchObject([{ number }])
  const [own] = await ordersOfUser(user.uid)
  expect(own?.debitNotes).toEqual([{ id, number, issuedAt: note?.issuedAt }])
  const [, row = []] = noteRecords(await notesOfOrder(orderId), 'pl')
  expect(plainCells(row)).toEqual(expect.arrayContaining([number, 100, 0, returnId]))
  expect(await db().auditEntry.count({ where: { action: 'invoice.note', subjectId: number } })).toBe(1)
})

test('each return has its own note, and one without wear has none', async () => {
  const { orderId } = await aSale()
  for (const deduction of [100, 0, 25])
    await giveBack(await comeBack(orderId, 1, deduction), { method: 'transfer' })
  expect(await noted(orderId)).toEqual([
    [100, 0],
    [25, 0],
  ])
  expect(await corrected(orderId)).toEqual([2199.96, -549.99, -549.99, -549.99])
})

test('a note is to be paid where the money was never there, or had gone back whole before the goods came', async () => {
  const unpaid = await aSale({ isPaid: false, more: company })
  const id = await comeBack(unpaid.orderId, 1, 30)
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  expect(await noted(unpaid.orderId)).toEqual([[30, 30]])
  expect(await corrected(unpaid.orderId)).toEqual([2199.96, -549.99])

  const { orderId } = await aSale()
  const [line] = await db().orderLine.findMany({ where: { orderId } })
  const early = await open(orderId)
  await giveBack(early, {
    method: 'transfer',
    amount: 1099.98,
    lines: [{ orderLineId: line?.id ?? 0, quantity: 2 }],
  })
  await bringBack(early, 2, { deduction: 40, deductionReason: 'Otarcia' })
  expect(await noted(orderId)).toEqual([[40, 40]])
  expect(await corrected(orderId)).toEqual([2199.96, -1099.98])
})

test('a deduction waits for the invoice to be noted', async () => {
  const { orderId } = await aSale({ isInvoiced: false })
  await giveBack(await comeBack(orderId, 1, 50), { method: 'transfer' })
  expect(await noted(orderId)).toEqual([])
  await issueInvoice(orderId, anAdministrator)
  expect(await noted(orderId)).toEqual([[50, 0]])
  expect(await corrected(orderId)).toEqual([2199.96, -549.99])
})

test('where the owner wants it so, a deduction stays in the price, without a note', async () => {
  await setSettings(anAdministrator, { deductions: 'price' })
  onTestFinished(async () => void (await setSettings(anAdministrator, { deductions: 'note' })))
  const { orderId } = await aSale()
  await giveBack(await comeBack(orderId, 1, 100), { method: 'transfer' })
  expect(await noted(orderId)).toEqual([])
  expect(await corrected(orderId)).toEqual([2199.96, -449.99])
})

test('a return that is noted again never falls below its debit notes, and goes on with notes whatever the settings say', async () => {
  const { orderId } = await aSale({ isPaid: false, more: company })
  const id = await comeBack(orderId, 2, 30)
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  const again = (pieces: number, deduction: number) =>
    bringBack(id, pieces, { deduction, deductionReason: 'Ślady jazdy' })
  for (const less of [0, 29.99])
    await expect(again(2, less)).rejects.toMatchObject({ code: 'return.deduction_noted' })
  expect(await noted(orderId)).toEqual([[30, 30]])

  await setSettings(anAdministrator, { deductions: 'price' })
  onTestFinished(async () => void (await setSettings(anAdministrator, { deductions: 'note' })))
  await again(3, 45)
  expect(await noted(orderId)).toEqual([
    [30, 30],
    [15, 15],
  ])
  await expect(again(3, 44.99)).rejects.toMatchObject({ code: 'return.deduction_noted' })
  expect(await corrected(orderId)).toEqual([2199.96, -1099.98, -549.99])
})

test('an issued note is never altered', async () => {
  const { orderId } = await aSale()
  await giveBack(await comeBack(orderId, 1, 10), { method: 'transfer' })
  const [note] = await notesOfOrder(orderId)
  for (const data of [{ amountGrosze: 1n }, { number: 'NO 9/9/2026' }])
    await expect(db().debitNote.update({ where: { id: note?.id ?? 0 }, data })).rejects.toThrow(
      /never altered/,
    )
  await expect(db().debitNote.delete({ where: { id: note?.id ?? 0 } })).rejects.toThrow(/never altered/)
})
