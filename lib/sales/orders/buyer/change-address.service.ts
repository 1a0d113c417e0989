import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { withLimits } from '@/lib/platform/limits/service'
import { countryCode } from '@/lib/platform/values/countries'
import { lockAddress, writeAddress } from '@/lib/sales/orders/admin/change-address.service'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { theBuyer } from '@/lib/shop/audit/rules'
import { mayChangeAddress } from './rules'
import type { ChangeOwnAddress } from './schema'

/**
 * Changes where an order goes for its buyer, as long as nobody has begun to pack it. The country stays, and with it the
 * price of the delivery; so does the address of whom the invoice names.
 *
 * @throws ShopError order.not_found for somebody else's, order.changed when the address is no longer the one that was seen,
 *   order.own_address_final, invalid for another country and for a postal code that is none of Poland, too_many_requests
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
