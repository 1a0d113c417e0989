import 'server-only'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { openOrders } from '@/lib/sales/orders/paid'
import type { CustomerCanceled } from './schema'
import { updateOrderStatus } from './update.service'

/**
 * Cancels all orders of an account that are neither on their way nor paid, each by itself, so that its stock comes back.
 * Such orders may have been placed to flood a stranger's mailbox, so a stranger gets no mail about their cancellation.
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
