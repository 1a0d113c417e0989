import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { openOrders } from './queries'
import type { CustomerCanceled } from './schema'
import { updateOrderStatus } from './update'

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
