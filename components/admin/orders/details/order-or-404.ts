import 'server-only'
import { notFound } from 'next/navigation'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { getOrder } from '@/lib/orders/queries'
import type { Order } from '@/lib/orders/schema'

/** The order with the id in an address; an unknown or impossible id is answered with 404. */
export async function orderOr404(id: string, admin: ShopUser): Promise<Order> {
  if (!/^[\w-]{1,40}$/.test(id)) notFound()
  try {
    return await getOrder(id, admin)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order.not_found') notFound()
    throw error
  }
}
