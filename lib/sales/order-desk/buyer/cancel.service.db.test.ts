import { expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { ordersToSend } from '@/lib/sales/order-desk/panel'
import { SaveParcels } from '@/lib/sales/order-desk/parcels/schema'
import { saveParcels } from '@/lib/sales/order-desk/parcels/service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { orderHistory } from '@/lib/sales/orders/queries'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import {
  aCustomer,
  anAdministrator,
  anOrderOf,
  aTire,
  fillCart,
  isUnavailable,
} from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { cancelOwnOrder } from './service'

async function anOrder(more: Partial<PlaceOrderInput> = {}) {
  const user = aCustomer()
  const tire = await aTire(5)
  await fillCart(user, [[tire, 2]])
  const { order } = await placeOrder(anOrderOf(user, more), user)
  const cancel = () => cancelOwnOrder({ orderId: order.id }, user)
  return { order, user, cancel, stock: async () => (await existingProduct(tire.id)).quantityInStock }
}
const toldOf = async (orderId: string) =>
  (await db().outbox.findMany({ where: { payload: { path: ['orderId'], equals: orderId } } })).map(
    ({ topic }) => topic,
  )
const auditOf = (subjectId: string) =>
  db().auditEntry.findMany({ where: { subjectType: 'order', subjectId }, orderBy: { id: 'asc' } })

test('a buyer cancels an order that has not left: fifty presses give the stock back once, tell of it once, and name the buyer', async () => {
  const { order, user, cancel, stock } = await anOrder()
  await updateOrderStatus({ orderId: order.id, status: 'In Processing' }, anAdministrator)
  const presses = await Promise.allSettled(Array.from({ length: 50 }, cancel))
  for (const press of presses)
    if (press.status === 'rejected') expect(isUnavailable(press.reason)).toBe(true)
    else expect(press.value.status).toBe('Canceled')
  expect(presses.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await stock()).toBe(5)
  expect((await orderHistory(order.id)).map(({ to, changedBy }) => [to, changedBy])).toEqual([
    ['Pending', user.uid],
    ['In Processing', anAdministrator.uid],
    ['Canceled', user.uid],
  ])
  // neither name nor account: nothing is ever erased from the audit
  expect((await auditOf(order.id)).at(-1)).toMatchObject({
    action: 'order.status',
    actor: 'buyer',
    actorName: 'buyer',
    after: { status: 'Canceled' },
  })
  expect((await toldOf(order.id)).filter((topic) => topic === 'order.status_changed')).toHaveLength(2)
  expect((await ordersToSend()).map(({ id }) => id)).not.toContain(order.id)
})

test('canceling a paid order tells the shop that a refund is due, and an unpaid one does not', async () => {
  const paid = await anOrder()
  await markPaid({ orderId: paid.order.id, isPaid: true, way: 'transfer' }, anAdministrator)
  await paid.cancel()
  expect(await toldOf(paid.order.id)).toContain('payment.refund_due')
  const unpaid = await anOrder()
  await unpaid.cancel()
  expect(await toldOf(unpaid.order.id)).not.toContain('payment.refund_due')
})

test('the invoice of an order that its buyer cancels is corrected to zero, once', async () => {
  const { order, cancel } = await anOrder()
  await issueInvoice(order.id, anAdministrator)
  await Promise.all([cancel(), cancel(), cancel()])
  const [invoice, correction, ...more] = await invoicesOfOrder(order.id)
  expect(more).toEqual([])
  expect(correction).toMatchObject({ kind: 'correction', grossGrosze: -(invoice?.grossGrosze ?? 0) })
  expect(correction?.document.correction?.reason).toBe('Anulowanie zamówienia')
})

test.each(['Sent', 'Delivered'] as const)('an order that is %s stays', async (status) => {
  const { order, cancel, stock } = await anOrder()
  await updateOrderStatus({ orderId: order.id, status }, anAdministrator)
  await expect(cancel()).rejects.toMatchObject({ code: 'order.cancel_final' })
  expect(await stock()).toBe(3)
})

test('an order whose package has a number stays, though nobody has noted it as sent', async () => {
  const { order, cancel } = await anOrder()
  const parcels = [{ carrier: 'dpd', number: '0000123456789' }]
  await saveParcels(SaveParcels.parse({ orderId: order.id, parcels, expectedIds: [] }), anAdministrator)
  await expect(cancel()).rejects.toMatchObject({ code: 'order.cancel_final' })
})

test('nobody cancels the order of somebody else, the staff on this way neither', async () => {
  const { order, stock } = await anOrder()
  for (const stranger of [aCustomer(), anAdministrator])
    await expect(cancelOwnOrder({ orderId: order.id }, stranger)).rejects.toMatchObject({
      code: 'order.not_found',
    })
  expect(await stock()).toBe(3)
})

test('an address that its account has not confirmed gets no mail about a cancellation', async () => {
  const { order, cancel } = await anOrder({ email: 'a-stranger@example.com' })
  await cancel()
  expect(await toldOf(order.id)).not.toContain('order.status_changed')
})
