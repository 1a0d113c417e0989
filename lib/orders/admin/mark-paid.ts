import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { getOrder } from '@/lib/orders/queries'
import type { MarkPaid, Order } from '@/lib/orders/schema'

/**
 * Notes that an order was paid for at its delivery, or takes that back. The same again changes nothing.
 *
 * @throws ShopError order.not_found, payment.already_paid when PayPal has the money or is looking into it,
 *   payment.already_refunded when it cannot be taken back, since money has gone back
 */
export const markPaid = ({ orderId, isPaid }: MarkPaid, admin: ShopUser): Promise<Order> =>
  transaction(async (tx) => {
    // locked, so that a wallet payment of the same moment waits and then sees that the order is paid
    const order = await tx
      .selectFrom('shopOrder')
      .select(['paidAt', 'totalGrosze', 'paidGrosze', 'refundedGrosze'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!order) throw new ShopError('order.not_found')
    const { payment } = await getOrder(orderId, admin, tx)
    if (isPaid && payment && payment.status !== 'refunded') throw new ShopError('payment.already_paid')
    if (!isPaid && order.paidAt && order.refundedGrosze > order.paidGrosze - order.totalGrosze)
      throw new ShopError('payment.already_refunded')
    if (isPaid !== (order.paidAt !== null)) {
      const paidAt = isPaid ? new Date() : null
      await tx
        .updateTable('shopOrder')
        .set({ paidAt, paidBy: isPaid ? admin.uid : null, paidByName: isPaid ? admin.name : null })
        .where('id', '=', orderId)
        .execute()
      await recordChange(tx, admin, {
        action: 'order.paid',
        subject: { type: 'order', id: orderId },
        before: { paidAt: order.paidAt?.toISOString() ?? null },
        after: { paidAt: paidAt?.toISOString() ?? null },
      })
    }
    return getOrder(orderId, admin, tx)
  })
