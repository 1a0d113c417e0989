import 'server-only'
import { type SqlBool, sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Order } from '@/lib/sales/orders/schema'

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
export const goodsOf = (orders: readonly Pick<Order, 'orderItems'>[]): Promise<Map<number, Goods>> =>
  goodsWithIds(orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId)))

/** Products by their ids, which may be of any number. */
export async function goodsWithIds(ids: readonly number[]): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  const rows = await query()
    .selectFrom('product')
    .select(['id', 'sku', 'ean', 'quantityInStock as stock', 'weight'])
    .where(({ ref }) => sql<SqlBool>`${ref('id')} = ANY(${[...new Set(ids)]}::int[])`)
    .execute()
  return new Map(rows.map((goods) => [goods.id, goods]))
}
