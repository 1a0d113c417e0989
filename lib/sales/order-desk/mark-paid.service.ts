import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { MarkPaidInput } from './schema'

/**
 * Notes that an order was paid for at its delivery or by transfer, or takes that back. Who waited for the transfer
 * gets a mail that it has come.
 * @throws ShopError order.not_found, payment.already_paid when PayPal has the money or is looking into it,
 *   payment.already_refunded when it cannot be taken back, since money has gone back
 */
export const markPaid = (
  { orderId, isPaid, way = 'delivery' }: MarkPaidInput,
  admin: ShopUser,
): Promise<Order> =>
  transaction(async (tx) => {
    // locked, so that a wallet payment of the same moment waits and then sees that the order is paid
    const order = await tx
      .selectFrom('shopOrder')
      .select(['paidAt', 'paidWay', 'notedGrosze', 'paidGrosze', 'refundedGrosze', 'resumedAt'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
    const { payment } = await getOrder(orderId, admin, tx)
    if (isPaid && payment && payment.status !== 'refunded') throw new ShopError('payment.already_paid')
    if (!isPaid && order.paidAt && order.refundedGrosze > order.paidGrosze - order.notedGrosze)
      throw new ShopError('payment.already_refunded')
    const before = noteOf(order.paidAt, order.paidWay ?? 'delivery')
    const isNoted = order.paidAt !== null && before.paidWay === way
    if (isPaid ? !isNoted : order.paidAt !== null) {
      const paidAt = isPaid ? (order.paidAt ?? new Date()) : null
      await tx
        .updateTable('shopOrder')
        .set(isPaid ? { paidAt, paidWay: way, paidBy: admin.uid, paidByName: admin.name } : noNote)
        .where('id', '=', orderId)
        .execute()
      await recordChange(tx, admin, {
        action: 'order.paid',
        subject: { type: 'order', id: orderId },
        before,
        after: noteOf(paidAt, way),
      })
      // keyed by sale, not by note: one mail says that the transfer came, and another after the order was resumed
      const sale = order.resumedAt ? `${orderId}:${order.resumedAt.getTime()}` : orderId
      if (isPaid && way === 'transfer') await tell(tx, 'payment.transfer_received', sale, { orderId })
    }
    return getOrder(orderId, admin, tx)
  })

/** Ends the note of payment of an order that is resumed after all of its money went back: it is to be paid again. */
export async function endPaidNote(
  tx: Transaction,
  orderId: string,
  by: Pick<ShopUser, 'uid' | 'name'>,
): Promise<void> {
  const order = await tx
    .selectFrom('shopOrder')
    .select(['paidAt', 'paidWay'])
    .where('id', '=', orderId)
    .where('paidAt', 'is not', null)
    .whereRef('refundedGrosze', '>=', 'paidGrosze')
    .executeTakeFirst()
  if (!order) return
  await tx.updateTable('shopOrder').set(noNote).where('id', '=', orderId).execute()
  await recordChange(tx, by, {
    action: 'order.paid',
    subject: { type: 'order', id: orderId },
    before: noteOf(order.paidAt, order.paidWay ?? 'delivery'),
    after: noteOf(null, ''),
  })
}

const noNote = { paidAt: null, paidWay: null, paidBy: null, paidByName: null }

const noteOf = (paidAt: Date | null, way: string) => ({
  paidAt: paidAt?.toISOString() ?? null,
  paidWay: paidAt && way,
})
