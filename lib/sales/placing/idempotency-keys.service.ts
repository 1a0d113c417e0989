import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { getOrder } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'

/** Deletes idempotency keys that are older than 24 hours; returns how many. */
export async function clearOldKeys(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The order that a key placed, for a form whose answer was lost. @throws ShopError order.not_found */
export async function orderOfKey({ key }: { key: string }, user: ShopUser): Promise<Order> {
  const spent = await query()
    .selectFrom('idempotencyKey')
    .select('orderId')
    .where('userId', '=', user.uid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
  return getOrder(spent.orderId, user)
}
