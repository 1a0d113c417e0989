import 'server-only'
import { randomUUID } from 'node:crypto'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isPoland } from '@/lib/platform/values/countries'
import { formatPostCode, isPolishPostCode } from '@/lib/platform/values/post-code'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { ChangeAddress } from './schema'

const fields = ['address', 'postCode', 'city'] as const

/**
 * Changes where an order goes, as long as it is neither sent nor invoiced, and tells the buyer. The country stays: the
 * price of the delivery was agreed on for it. The same address again changes nothing.
 *
 * @throws ShopError order.not_found, order.changed when the address is no longer the one that was seen,
 *   order.address_final, invalid for a postal code that is none of Poland
 */
export const changeAddress = (
  { orderId, seen, ...entered }: ChangeAddress,
  admin: ShopUser,
): Promise<Order> =>
  transaction(async (tx) => {
    const order = await tx
      .selectFrom('shopOrder')
      .select(['status', 'address', 'postCode', 'city', 'country'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('invoice').select('id').where('orderId', '=', orderId)).as('isInvoiced'),
      )
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!order) throw new ShopError('order.not_found')
    const { status, isInvoiced, country, ...before } = order
    const isWaiting = status === 'Pending' || status === 'In Processing'
    if (!isWaiting || isInvoiced) throw new ShopError('order.address_final')
    const after = { ...entered, postCode: formatPostCode(entered.postCode, country) }
    if (isPoland(country) && !isPolishPostCode(after.postCode))
      throw new ShopError('invalid', [{ path: 'postCode', code: 'incorrect_post_code' }])
    const isSame = (one: typeof before, other: typeof before) =>
      fields.every((field) => one[field] === other[field])
    if (!isSame(before, after)) {
      if (!isSame(before, seen)) throw new ShopError('order.changed')
      await tx.updateTable('shopOrder').set(after).where('id', '=', orderId).execute()
      await recordChange(tx, admin, {
        action: 'order.address',
        subject: { type: 'order', id: orderId },
        // which fields, not what they said: nothing is ever erased from the audit
        before: null,
        after: { changedFields: fields.filter((field) => before[field] !== after[field]) },
      })
      await tell(tx, 'order.address_changed', randomUUID(), { orderId })
    }
    return getOrder(orderId, admin, tx)
  })
