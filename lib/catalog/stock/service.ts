import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'

// All changes of single stocks stand here. An import changes thousands of stocks together with other columns, in
// statements of its own (lib/assortment/exchange/writes.service.ts).

type Line = { productId: number; quantity: number }

/**
 * Takes the pieces of each line out of the stock. Call it with the products locked in id order, so that two orders of
 * the same products never wait for each other crosswise. Overselling is prevented three times: by that lock, by the
 * condition of this statement, and by the table's CHECK.
 * @throws ShopError cart.out_of_stock with the lines that cannot be supplied; the transaction must then be rolled back
 */
export async function takeStock(tx: Transaction, lines: Line[]): Promise<void> {
  const taken = lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity }))
  const { rows } = await addPieces(tx, listsOf(taken))
  const takenIds = new Set(rows.map(({ id }) => id))
  const missing = lines.filter(({ productId }) => !takenIds.has(productId))
  if (missing.length > 0) throw outOfStock(missing)
}

/** Puts the pieces of each line back into the stock. Call it with the products locked in id order, as `takeStock`. */
export async function giveBackStock(tx: Transaction, lines: Line[]): Promise<void> {
  await addPieces(tx, listsOf(lines))
}

/** Adds the pieces of each line, or takes negative ones; leaves out a product that has too few. */
const addPieces = prepared((lines: Placeholders<Lists>) =>
  query()
    .updateTable('product as p')
    .from(asTable(lines))
    .set({ quantityInStock: stockAfter, updatedAt: now })
    .whereRef('p.id', '=', 'line.productId')
    .where(stockAfter, '>=', 0)
    .returning('p.id'),
)

const { eb, ref } = expressionBuilder<{ p: Tables['product']; line: Line }, 'p' | 'line'>()
const stockAfter = eb('p.quantityInStock', '+', ref('line.quantity'))

/** Writes a stock that was counted or put right, in pieces. Call it with the product locked. */
export async function setStock(tx: Transaction, productId: number, stock: number): Promise<void> {
  await tx
    .updateTable('product')
    .set({ quantityInStock: stock, updatedAt: now })
    .where('id', '=', productId)
    .execute()
}

const outOfStock = (lines: Line[]) =>
  new ShopError(
    'cart.out_of_stock',
    lines.map(({ productId }) => ({ path: `orderItems.${productId}`, code: 'cart.out_of_stock' })),
  )

export type Lists = { productIds: number[]; quantities: number[] }

export const listsOf = (lines: Line[]): Lists => ({
  productIds: lines.map(({ productId }) => productId),
  quantities: lines.map(({ quantity }) => quantity),
})

export const asTable = ({ productIds, quantities }: Placeholders<Lists>) =>
  sql<Line>`unnest(${productIds}::int[], ${quantities}::int[])`.as<'line'>(sql`line (product_id, quantity)`)
