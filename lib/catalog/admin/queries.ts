import 'server-only'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import type { Product } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/db'
import { likeContaining } from '@/lib/core/like'
import { Prisma } from '@/prisma/generated/client'
import { type AdminProductsQuery, LOW_STOCK } from './list-query'

// Reads for administrators only.

const { sql, join } = Prisma

const orders: Record<AdminProductsQuery['sort'], Prisma.Sql> = {
  newest: sql`id DESC`,
  changed: sql`updated_at DESC, id DESC`,
  title: sql`title, id`,
  price: sql`price_grosze, id`,
  '-price': sql`price_grosze DESC, id DESC`,
  stock: sql`quantity_in_stock, id`,
  '-stock': sql`quantity_in_stock DESC, id DESC`,
}

const sales = {
  onSale: sql`NOT in_archive`,
  draft: sql`in_archive AND is_draft`,
  archived: sql`in_archive AND NOT is_draft`,
}

async function conditionsOf({ search, type, sale, stock }: AdminProductsQuery): Promise<Prisma.Sql> {
  const conditions = [
    ...(type ? [sql`product_type = ${type}::product_type`] : []),
    ...(sale === 'all' ? [] : [sales[sale]]),
    ...(stock === 'out' ? [sql`quantity_in_stock = 0`] : []),
    ...(stock === 'low' ? [sql`quantity_in_stock BETWEEN 1 AND ${LOW_STOCK}::int`] : []),
    ...(search ? [await found(search)] : []),
  ]
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`
}

async function found(search: string): Promise<Prisma.Sql> {
  if (/^#?\d{1,9}$/.test(search)) return sql`id = ${Number(search.replace('#', ''))}`
  const [row] = await db().$queryRaw<{ key: string }[]>`SELECT search_key(${search}) AS key`
  const words = (row?.key ?? '').split(' ').filter(Boolean)
  if (words.length === 0) return sql`false`
  return join(
    words.map((word) => sql`search_title LIKE ${likeContaining(word)}`),
    ' AND ',
  )
}

/** A page of products; of archived ones too, if the query asks for them. */
export async function listAdminProducts(
  query: AdminProductsQuery,
): Promise<{ products: Product[]; total: number }> {
  const conditions = await conditionsOf(query)
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product WHERE ${conditions}
      ORDER BY ${orders[query.sort]} LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM product WHERE ${conditions}`,
  ])
  return { products: rows.map(toProduct), total: counted[0]?.total ?? 0 }
}

/** Whether a product with this id exists, archived or not. */
export async function productExists(id: number): Promise<boolean> {
  const [row] = await db().$queryRaw<unknown[]>`SELECT 1 FROM product WHERE id = ${id}`
  return row !== undefined
}

export type PriceStep = { at: Date; from: number; to: number }

/** The changes of a product's price in grosze, oldest first, and the date of its creation. */
export async function priceSteps(id: number): Promise<{ steps: PriceStep[]; since: Date }> {
  const [steps, product] = await Promise.all([
    db().priceChange.findMany({ where: { productId: id }, orderBy: { id: 'desc' }, take: 200 }),
    db().product.findUnique({ where: { id }, select: { createdAt: true } }),
  ])
  return {
    steps: steps.map((step) => ({ at: step.changedAt, from: step.fromGrosze, to: step.toGrosze })).reverse(),
    since: product?.createdAt ?? new Date(),
  }
}

export type StockEntry = {
  at: Date
  delta: number
  /** The stock afterwards; null for orders, which do not record it. */
  after: number | null
  /** The reason of an adjustment, or what an order did. */
  reason: string
  note: string
  /** The administrator who adjusted it; null for orders. */
  by: string | null
  orderId: string | null
}

const LOG_LENGTH = 50

/** The changes of a stock, newest first: adjustments, orders, cancellations and orders that were resumed. */
export function stockLog(id: number): Promise<StockEntry[]> {
  return db().$queryRaw<StockEntry[]>`
    SELECT changed_at AS at, delta, stock_after AS after, reason, note, changed_by_name AS by, NULL AS "orderId"
    FROM stock_change WHERE product_id = ${id}
    UNION ALL
    SELECT change.changed_at, CASE WHEN change.to_status = 'Canceled' THEN line.quantity ELSE -line.quantity END,
      NULL, CASE WHEN change.from_status IS NULL THEN 'sold' WHEN change.to_status = 'Canceled' THEN 'canceled'
        ELSE 'resumed' END, '', NULL, line.order_id
    FROM order_line line JOIN order_status_change change USING (order_id)
    WHERE line.product_id = ${id}
      AND (change.from_status IS NULL OR change.to_status = 'Canceled' OR change.from_status = 'Canceled')
    ORDER BY at DESC LIMIT ${LOG_LENGTH}`
}

/** Names that are already in the catalogue. Suggesting them keeps the spelling the same. */
export async function knownNames(): Promise<{ treads: string[]; makers: string[]; patterns: string[] }> {
  const distinct = (column: Prisma.Sql) =>
    db().$queryRaw<{ name: string }[]>`
      SELECT DISTINCT ${column} AS name FROM product WHERE ${column} <> '' ORDER BY 1 LIMIT 200`
  const [treads, makers, patterns] = await Promise.all(
    [sql`protector`, sql`manufacturer`, sql`bolt_pattern`].map(distinct),
  )
  const names = (rows: { name: string }[] | undefined) => (rows ?? []).map(({ name }) => name)
  return { treads: names(treads), makers: names(makers), patterns: names(patterns) }
}
