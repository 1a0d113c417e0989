import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { Prisma } from '@/prisma/generated/client'

// All changes of single stocks stand here. An import changes thousands of stocks together with other columns, in
// statements of its own (lib/catalog/exchange/writes.ts).

type Line = { productId: number; quantity: number }

/**
 * Takes the pieces of each line out of the stock. Call it with the products locked in id order, so that two orders of
 * the same products never wait for each other crosswise. Overselling is prevented three times: by that lock, by the
 * condition of this statement, and by the table's CHECK.
 *
 * @throws ShopError cart.out_of_stock with the lines that cannot be supplied; the transaction must then be rolled back
 */
export async function takeStock(tx: Prisma.TransactionClient, lines: Line[]): Promise<void> {
  const taken = await tx.$queryRaw<{ id: number }[]>`
    UPDATE product p SET quantity_in_stock = p.quantity_in_stock - line.quantity, updated_at = now()
    FROM ${asTable(lines)}
    WHERE p.id = line.product_id AND p.quantity_in_stock >= line.quantity
    RETURNING p.id`
  const takenIds = new Set(taken.map(({ id }) => id))
  const missing = lines.filter(({ productId }) => !takenIds.has(productId))
  if (missing.length > 0) throw outOfStock(missing)
}

/** Puts the pieces of each line back into the stock. Call it with the products locked in id order, as `takeStock`. */
export async function giveBackStock(tx: Prisma.TransactionClient, lines: Line[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE product p SET quantity_in_stock = p.quantity_in_stock + line.quantity, updated_at = now()
    FROM ${asTable(lines)}
    WHERE p.id = line.product_id`
}

/** Writes a stock that was counted or put right, in pieces. Call it with the product locked. */
export async function setStock(
  tx: Prisma.TransactionClient,
  productId: number,
  stock: number,
): Promise<void> {
  await tx.$executeRaw`UPDATE product SET quantity_in_stock = ${stock}, updated_at = now() WHERE id = ${productId}`
}

/** The refusal of an order, naming the lines that the stock does not cover. */
const outOfStock = (lines: Line[]) =>
  new ShopError(
    'cart.out_of_stock',
    lines.map(({ productId }) => ({ path: `orderItems.${productId}`, code: 'cart.out_of_stock' })),
  )

const asTable = (lines: Line[]) => Prisma.sql`
  unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[])
    AS line (product_id, quantity)`
