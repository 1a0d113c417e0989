import 'server-only'
import { expireTags } from '@/lib/platform/cache/cache'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { withLimits } from '@/lib/platform/limits/service'
import { countryCode } from '@/lib/platform/values/countries'
import { lockAddress, writeAddress } from '@/lib/sales/order-desk/change-address.service'
import type { CancelOrder, ChangeOwnAddress } from '@/lib/sales/order-desk/schema'
import { changeStatus } from '@/lib/sales/order-desk/update.service'
import { paymentRecord } from '@/lib/sales/orders/payment-status'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { theBuyer } from '@/lib/shop/audit/rules'
import { mayCancel, mayChangeAddress } from './rules'

/**
 * Cancels an order for its buyer as the staff would: an invoice is corrected to zero, and the shop gets a mail about money
 * to give back. The buyer's mail goes to a confirmed address only.
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

/**
 * Changes an order's address for its buyer until packing begins. The country stays, and with it the price of the delivery;
 * the billing address stays too.
 * @throws ShopError order.not_found for somebody else's, order.changed after somebody else changed the address,
 *   order.own_address_final, invalid for another country and for a postal code that Poland does not have, too_many_requests
 */
export const changeOwnAddress = (
  { orderId, country, ...change }: ChangeOwnAddress,
  { uid }: ShopUser,
): Promise<Order> =>
  withLimits((countOnce) =>
    transaction(async (tx) => {
      const address = await lockAddress(tx, orderId, uid)
      if (!address) throw new ShopError('order.not_found')
      const owner = { uid, isAdmin: false }
      if (address.isInvoiced || !mayChangeAddress(await getOrder(orderId, owner, tx)))
        throw new ShopError('order.own_address_final')
      if (country && country !== countryCode(address.country))
        throw new ShopError('invalid', [{ path: 'country', code: 'order.other_country' }])
      await countOnce(['addressChanges', uid])
      await writeAddress(tx, orderId, address, change, { by: theBuyer, keepsBilling: true })
      return getOrder(orderId, owner, tx)
    }),
  )
