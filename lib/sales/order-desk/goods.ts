import 'server-only'
import { type SqlBool, sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Order } from '@/lib/sales/orders/schema'

export const goodsOf = (orders: readonly Pick<Order, 'orderItems'>[]) =>
  goodsWithIds(orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId)))

/** The warehouse's data of a sold product, as of now. `weight`: kg with packaging; null while it was not weighed. */
export type Goods = Awaited<ReturnType<typeof productsWithIds>>[number]

/** Products by their ids, which may be of any number. */
export const goodsWithIds = async (ids: readonly number[]): Promise<Map<number, Goods>> =>
  new Map(ids.length > 0 ? (await productsWithIds(ids)).map((goods) => [goods.id, goods]) : [])

const productsWithIds = (ids: readonly number[]) =>
  query()
    .selectFrom('product')
    .select(['id', 'sku', 'ean', 'quantityInStock as stock', 'weight'])
    .where(({ ref }) => sql<SqlBool>`${ref('id')} = ANY(${[...new Set(ids)]}::int[])`)
    .execute()
