import 'server-only'
import { giveBackStock, takeStock } from '@/lib/catalog/stock/service'
import { expireTags } from '@/lib/platform/cache/cache'
import { now, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { issueForCompany } from '@/lib/sales/invoice-desk/service'
import { settleSale } from '@/lib/sales/ledger/settle-sale.service'
import { hasPayment, openOrders } from '@/lib/sales/orders/payment-status'
import { getOrder } from '@/lib/sales/orders/queries'
import {
  type CanceledSale,
  type DeliveryType,
  handedOverStatuses,
  type OrderStatus,
} from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { tagsOfStock } from '@/lib/storefront/results/tags'
import { endPaidNote } from './mark-paid.service'
import type { BulkResult, BulkUpdate, OrderUpdate } from './schema'

/**
 * Moves an order to a status. Entering Canceled returns the stock once; leaving it takes the stock again. The buyer
 * gets a mail, unless `notify` is 'no', or the address is not the account's own and `tellsStrangers` is false.
 * @throws ShopError order.not_found, order.changed when it is no longer in `expectedStatus`, cart.out_of_stock when a
 *   canceled order can no longer be supplied
 */
export async function updateOrderStatus(
  update: OrderUpdate,
  admin: ShopUser,
  { tellsStrangers = true } = {},
): Promise<Order> {
  const { order, tags } = await transaction(async (tx) => {
    const tags = await changeStatus(tx, update, admin, { tellsStrangers })
    return { order: await getOrder(update.orderId, admin, tx), tags }
  })
  if (tags.length > 0) expireTags(tags)
  return order
}

type Actor = Pick<ShopUser, 'uid' | 'name'>

/** Returns the tags to expire after the commit. The history names `changedBy`, the audit `by`. */
export async function changeStatus(
  tx: Transaction,
  update: OrderUpdate,
  by: Actor,
  { tellsStrangers = true, changedBy = by.uid } = {},
): Promise<string[]> {
  const current = await tx
    .selectFrom('shopOrder')
    .select(['status', 'isOwnEmail', 'typeOfDelivery'])
    .$narrowType<{ status: OrderStatus; typeOfDelivery: DeliveryType }>()
    .where('id', '=', update.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
  if (update.expectedStatus && update.expectedStatus !== current.status) throw new ShopError('order.changed')
  if (current.status === update.status) {
    if (update.sale && update.status === 'Canceled') await decideSale(tx, update.orderId, update.sale, by)
    return []
  }
  const isTold = update.notify !== 'no' && (tellsStrangers || current.isOwnEmail)
  const tags = await moveOrder(tx, update, current, { by, changedBy, isTold })
  await recordChange(tx, by, {
    action: 'order.status',
    subject: { type: 'order', id: update.orderId },
    before: { status: current.status },
    after: { status: update.status },
  })
  if (update.sale && update.status === 'Canceled') await decideSale(tx, update.orderId, update.sale, by)
  // what was taken off because the order was canceled is owed again
  if (current.status === 'Canceled') await settleSale(tx, update.orderId, by, [])
  return tags
}

/** Decides on the invoice of a canceled order; an invoice corrected to zero stays corrected. */
async function decideSale(tx: Transaction, orderId: string, sale: CanceledSale, by: Actor): Promise<void> {
  const { canceledSale: before } = await tx
    .selectFrom('shopOrder')
    .select('canceledSale')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (before === sale || before === 'corrected') return
  await tx.updateTable('shopOrder').set({ canceledSale: sale }).where('id', '=', orderId).execute()
  await recordChange(tx, by, {
    action: 'order.sale',
    subject: { type: 'order', id: orderId },
    before: { canceledSale: before },
    after: { canceledSale: sale },
  })
  await settleSale(tx, orderId, by, [])
}

/** Moves several orders to one status, each by itself, and returns a result for each in the same order. */
export async function updateOrderStatuses(
  { orders, status, notify }: BulkUpdate,
  admin: ShopUser,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const { id, expectedStatus } of orders) {
    try {
      const order = await updateOrderStatus({ orderId: id, status, expectedStatus, notify }, admin)
      const outcome = expectedStatus === status ? 'unchanged' : 'moved'
      results.push({ id, outcome, order, code: null })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      results.push(await refusedMove(id, status, error, admin))
    }
  }
  return results
}

/** The result of a refused move. An order that somebody else has moved to the same status counts as unchanged. */
async function refusedMove(
  id: string,
  wanted: OrderStatus,
  { code }: ShopError,
  admin: ShopUser,
): Promise<BulkResult> {
  const order = code === 'order.not_found' ? null : await getOrder(id, admin)
  if (code === 'order.changed' && order?.status === wanted)
    return { id, outcome: 'unchanged', order, code: null }
  return { id, outcome: 'refused', order, code }
}

async function moveOrder(
  tx: Transaction,
  { orderId, status: to }: OrderUpdate,
  { status: from, typeOfDelivery }: { status: OrderStatus; typeOfDelivery: DeliveryType },
  { by, changedBy, isTold }: { by: Actor; changedBy: string; isTold: boolean },
): Promise<string[]> {
  const lines = to === 'Canceled' || from === 'Canceled' ? await lockLines(tx, orderId) : []
  if (to === 'Canceled') await giveBackStock(tx, lines)
  if (from === 'Canceled') await takeStock(tx, lines)
  await tx
    .updateTable('shopOrder')
    .set({ status: to, ...(from === 'Canceled' ? { canceledSale: null, resumedAt: now } : {}) })
    .where('id', '=', orderId)
    .execute()
  if (from === 'Canceled') await endPaidNote(tx, orderId, by)
  const { id } = await tx
    .insertInto('orderStatusChange')
    .values({ orderId, fromStatus: from, toStatus: to, changedBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (handedOverStatuses(typeOfDelivery).includes(to)) await issueForCompany(tx, orderId)
  if (isTold) await tell(tx, 'order.status_changed', id, { orderId, from, to })
  if (to === 'Canceled' && (await isRefundDue(tx, orderId)))
    await tell(tx, 'payment.refund_due', id, { orderId })
  return lines.flatMap((line) => {
    const change = to === 'Canceled' ? line.quantity : -line.quantity
    return tagsOfStock({ ...line, id: line.productId }, line.stock, line.stock + change)
  })
}

/** Whether the shop keeps money of this order, or PayPal has some that somebody has to look into. */
const isRefundDue = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('shopOrder')
    .select('id')
    .where('id', '=', orderId)
    .where(({ or, eb, ref }) => or([eb('refundedGrosze', '<', ref('paidGrosze')), hasPayment(['review'])]))
    .executeTakeFirst()) !== undefined

/** The lines of an order, their products locked in id order as placing an order does. */
const lockLines = (tx: Transaction, orderId: string) =>
  tx
    .selectFrom('orderLine as l')
    .innerJoin('product as p', 'p.id', 'l.productId')
    .select(['p.id as productId', 'p.quantityInStock as stock'])
    // what a return has put back into the stock is there already
    .select(({ eb }) => eb('l.quantity', '-', eb.ref('l.restocked')).as('quantity'))
    .select(['p.productType', 'p.width', 'p.profile', 'p.diameter', 'p.boltPattern'])
    .where('l.orderId', '=', orderId)
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute()

/** Cancels an account's unpaid orders one by one. An address that the account has not confirmed gets no mails about it. */
export async function cancelOrdersOfCustomer({ userId }: { userId: string }, admin: ShopUser) {
  const result = { canceled: 0, left: 0 }
  for (const { id, status } of await openOrders(userId)) {
    try {
      const update = { orderId: id, status: 'Canceled', expectedStatus: status } as const
      await updateOrderStatus(update, admin, { tellsStrangers: false })
      result.canceled++
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      result.left++
    }
  }
  return result
}
