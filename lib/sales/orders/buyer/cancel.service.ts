import 'server-only'
import { expireTags } from '@/lib/platform/cache/cache'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { changeStatus } from '@/lib/sales/orders/admin/update.service'
import { paymentRecord } from '@/lib/sales/orders/paid'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { theBuyer } from '@/lib/shop/audit/rules'
import { mayCancel } from './rules'
import type { CancelOrder } from './schema'

/**
 * Cancels an order for its buyer as the staff would: the stock comes back, an invoice is corrected to zero, and the shop is
 * told of money that it has to give back. Canceling again changes nothing. Only a confirmed address gets the mail about it.
 *
 * @throws ShopError order.not_found for somebody else's, order.cancel_final
 */
export async function cancelOwnOrder({ orderId }: CancelOrder, { uid }: ShopUser): Promise<Order> {
  // without a role: the staff cancels its own orders only, as everybody
  const owner = { uid, isAdmin: false }
  const { order, tags } = await transaction(async (tx) => {
    await tx
      .selectFrom('shopOrder')
      .select('id')
      .where('id', '=', orderId)
      .where('userId', '=', uid)
      .forUpdate()
      .execute()
    const before = await getOrder(orderId, owner, tx)
    if (before.status === 'Canceled') return { order: before, tags: [] }
    if (!mayCancel(before)) throw new ShopError('order.cancel_final')
    const { hasInvoice } = await paymentRecord(orderId, tx)
    const tags = await changeStatus(
      tx,
      { orderId, status: 'Canceled', ...(hasInvoice ? { sale: 'corrected' } : {}) },
      theBuyer,
      { tellsStrangers: false, changedBy: uid },
    )
    return { order: await getOrder(orderId, owner, tx), tags }
  })
  if (tags.length > 0) expireTags(tags)
  return order
}
