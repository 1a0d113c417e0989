import 'server-only'
import { query } from '@/lib/core/database/query'
import type { Order } from '@/lib/orders/schema'

/** What the warehouse knows a sold product by, as it is now. */
export type Goods = {
  id: number
  sku: string | null
  ean: string | null
  /** Pieces that are left. */
  stock: number
  /** kg of one piece with its packaging; null where nobody weighed it. */
  weight: number | null
}

/** The products of orders by their ids. */
export async function goodsOf(orders: readonly Pick<Order, 'orderItems'>[]): Promise<Map<number, Goods>> {
  const ids = [...new Set(orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId)))]
  if (ids.length === 0) return new Map()
  const rows = await query()
    .selectFrom('product')
    .select(['id', 'sku', 'ean', 'quantityInStock as stock', 'weight'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((goods) => [goods.id, goods]))
}
