import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import type { OrderStatus } from './rules'
import type { CustomerCanceled } from './schema'
import { updateOrderStatus } from './update'

type OpenOrder = { id: string; status: OrderStatus; grosze: bigint }

/** An account's orders that are neither on their way nor paid, oldest first. */
const openOrders = (userId: string) =>
  db().$queryRaw<OpenOrder[]>`
    SELECT o.id, o.status, o.total_grosze AS grosze FROM shop_order o
    WHERE o.user_id = ${userId} AND o.status IN ('Pending', 'In Processing')
      AND NOT EXISTS (SELECT FROM payment p
        WHERE p.order_id = o.id AND p.status IN ('captured', 'pending', 'review'))
    ORDER BY o.order_date, o.id`

/** How many orders of an account `cancelOrdersOfCustomer` would cancel now, and what they come to in grosze. */
export async function cancelableOrders(userId: string): Promise<{ count: number; grosze: number }> {
  const orders = await openOrders(userId)
  return { count: orders.length, grosze: orders.reduce((sum, order) => sum + Number(order.grosze), 0) }
}

/**
 * Cancels a flood: all orders of an account that are neither on their way nor paid, each by itself, so that its stock
 * comes back. A stranger whose address the flood was aimed at is not written to once more for each of them.
 */
export async function cancelOrdersOfCustomer(userId: string, admin: ShopUser): Promise<CustomerCanceled> {
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
