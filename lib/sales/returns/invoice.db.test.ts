import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { invoiceFor, invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { anUnpaidOrder, sendWebhook } from '@/lib/sales/payments/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { aPaidReturn, bringBack, giveBack, open } from './testing'

const { paypal } = standIns()

const left = async (orderId: string) => (await invoicesOfOrder(orderId)).at(-1)?.document.sale

test('a refund corrects the invoice once, by the whole price of the goods that came back, whatever was deducted', async () => {
  const { order, paypalId, id } = await aPaidReturn(paypal)
  await issueInvoice(order.id, anAdministrator)
  await bringBack(id, 1, { deduction: 9.99, deductionReason: 'Ślady montażu' })
  await giveBack(id)
  await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', paypalId)
  const [invoice, correction, ...more] = await invoicesOfOrder(order.id)
  expect(more).toEqual([])
  expect(correction).toMatchObject({ kind: 'correction', grossGrosze: -54_999 })
  const reason = `Zwrot towaru (zwrot nr ${id})`
  expect(correction?.document.correction).toMatchObject({ number: invoice?.number, reason })
  expect(correction?.document.correction).toMatchObject({ keptGrosze: 999, isPaid: true })
  expect(await left(order.id)).toMatchObject({ lines: [{ quantity: 1, grossGrosze: 54_999 }] })
})

test('a refund in two parts makes two corrections, which leave nothing together', async () => {
  const { order, id } = await aPaidReturn(paypal)
  await issueInvoice(order.id, anAdministrator)
  await bringBack(id, 2)
  await giveBack(id, { amount: 500 })
  expect(await left(order.id)).toMatchObject({ lines: [{ quantity: 2, grossGrosze: 59_998 }] })
  await giveBack(id)
  expect((await invoicesOfOrder(order.id)).map(({ grossGrosze }) => grossGrosze)).toEqual([
    109_998, -50_000, -59_998,
  ])
  expect(await left(order.id)).toMatchObject({ lines: [{ quantity: 0, grossGrosze: 0 }] })
})

test('a refund of everything leaves nothing on the invoice, and one that PayPal refuses changes nothing', async () => {
  const { order, id } = await aPaidReturn(paypal)
  await issueInvoice(order.id, anAdministrator)
  await bringBack(id, 2)
  paypal.faults.add({ on: 'refund', kind: 'declined' })
  await giveBack(id)
  expect(await invoicesOfOrder(order.id)).toHaveLength(1)
  paypal.faults.clear()
  await giveBack(id)
  expect(await left(order.id)).toMatchObject({ total: { grossGrosze: 0 }, lines: [{ quantity: 0 }] })
})

test('an invoice that is issued after money went back is corrected by it at once', async () => {
  const { order, id } = await aPaidReturn(paypal)
  await bringBack(id, 1)
  await giveBack(id, { amount: 200 })
  await giveBack(id)
  await issueInvoice(order.id, anAdministrator)
  await issueInvoice(order.id, anAdministrator)
  expect((await invoicesOfOrder(order.id)).map(({ grossGrosze }) => grossGrosze)).toEqual([109_998, -54_999])
  expect(await left(order.id)).toMatchObject({ lines: [{ quantity: 1, grossGrosze: 54_999 }] })
})

test('goods that nobody has paid for and that came back are taken off the invoice as the return is closed', async () => {
  const { order } = await anUnpaidOrder()
  await issueInvoice(order.id, anAdministrator)
  await updateOrderStatus({ orderId: order.id, status: 'Sent' }, anAdministrator)
  const id = await open(order.id, 'refused')
  await bringBack(id, 2)
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieodebrane' })
  expect(await left(order.id)).toMatchObject({ total: { grossGrosze: 0 } })
})

test('goods that nobody has paid for are taken off an invoice that is issued later, with the delivery once all are back', async () => {
  const { order } = await anUnpaidOrder()
  const totalGrosze = order.totalGrosze + 1_500
  await db().shopOrder.update({
    where: { id: order.id },
    data: { totalGrosze, deliveryGrosze: 1_500, deliveryName: 'Kurier' },
  })
  const [first, second] = [await open(order.id, 'refused'), await open(order.id, 'refused')]
  await bringBack(first, 1)
  await giveBack(first, { amount: 0, method: 'cash', reason: 'Nieodebrane' })
  await issueInvoice(order.id, anAdministrator)
  expect(await left(order.id)).toMatchObject({ total: { grossGrosze: 54_999 + 1_500 } })
  // settled before the goods are there
  await giveBack(second, { amount: 0, method: 'cash', reason: 'Nieodebrane' })
  await bringBack(second, 1)
  expect(await left(order.id)).toMatchObject({ total: { grossGrosze: 0 } })
  expect(await invoicesOfOrder(order.id)).toHaveLength(3)
  await bringBack(second, 1)
  expect(await invoicesOfOrder(order.id)).toHaveLength(3)
})

test('goods that were taken off unpaid are not taken off again when the order is paid and their price goes back', async () => {
  const { order } = await anUnpaidOrder()
  await issueInvoice(order.id, anAdministrator)
  const id = await open(order.id)
  await bringBack(id, 1)
  await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
  await markPaid({ orderId: order.id, isPaid: true }, anAdministrator)
  await giveBack(id, { amount: 500, method: 'transfer' })
  await giveBack(id, { method: 'transfer' })
  expect((await invoicesOfOrder(order.id)).map(({ grossGrosze }) => grossGrosze)).toEqual([109_998, -54_999])
  expect(await db().shopOrder.findUnique({ where: { id: order.id } })).toMatchObject({
    paidGrosze: 109_998n,
    refundedGrosze: 54_999n,
  })
})

test('a return that keeps the price of its goods leaves the invoice as it is, paid or not, issued before or after', async () => {
  for (const isPaid of [true, false])
    for (const isFirst of [true, false]) {
      const { order } = await anUnpaidOrder()
      if (isPaid) await markPaid({ orderId: order.id, isPaid }, anAdministrator)
      if (isFirst) await issueInvoice(order.id, anAdministrator)
      const id = await open(order.id)
      const worn = { condition: 'used', deduction: 549.99, deductionReason: 'Zużyta' }
      await bringBack(id, 1, isPaid ? {} : worn)
      await giveBack(id, { amount: 0, method: 'cash', reason: 'Reklamacji nie uznano' })
      await issueInvoice(order.id, anAdministrator)
      expect(await invoicesOfOrder(order.id)).toMatchObject([{ grossGrosze: 109_998 }])
    }
})

test('an invoice is shown to its buyer and to who may see orders, and to nobody else', async () => {
  const { order, user } = await anUnpaidOrder()
  const { id } = await issueInvoice(order.id, anAdministrator)
  const staff = (role: 'owner' | 'orders' | 'readOnly' | 'catalogue') => ({
    uid: 'staff',
    isAdmin: true,
    role,
  })
  for (const reader of [user, staff('owner'), staff('orders'), staff('readOnly')])
    expect((await invoiceFor(id, reader)).id).toBe(id)
  for (const reader of [{ uid: 'stranger', isAdmin: false }, staff('catalogue')])
    await expect(invoiceFor(id, reader)).rejects.toMatchObject({ code: 'not_found' })
})
