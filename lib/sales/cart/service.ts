import 'server-only'
import { type Expression, sql } from 'kysely'
import { isForeignKeyViolation } from '@/lib/platform/database/outage'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { isRowId } from '@/lib/platform/values/row-id'
import { cartColumns, toCartItem } from './queries'
import type { AddToCart, CartItem, RemoveFromCart } from './schema'

/**
 * Raises a line to the lesser of `MAX_QUANTITY` and the stock.
 * @throws ShopError product.not_found, cart.not_for_sale, cart.out_of_stock
 */
export async function addToCart(
  userId: string,
  { product, quantity, addedAt: wasAddedAt }: AddToCart,
): Promise<CartItem> {
  if (!isRowId(product.id)) throw new ShopError('product.not_found')
  const { rows } = await putIntoCart(query(), {
    userId,
    productId: product.id,
    quantity,
    wasAddedAt: wasAddedAt ?? null,
  }).catch((error: unknown) => {
    // the product was deleted after the statement had read it
    throw isForeignKeyViolation(error) ? new ShopError('product.not_found') : error
  })
  const [row] = rows
  if (!row) throw new ShopError('product.not_found')
  if (row.inArchive) throw new ShopError('cart.not_for_sale')
  const { itemId, quantity: held, addedAt } = row
  if (!itemId || !held || !addedAt) throw new ShopError('cart.out_of_stock')
  return toCartItem({ ...row, itemId, quantity: held, addedAt })
}

type Wish = { userId: string; productId: number; quantity: number; wasAddedAt: Date | null }

const putIntoCart = prepared(({ userId, productId, quantity, wasAddedAt }: Placeholders<Wish>) =>
  query()
    .with('p', (tables) => tables.selectFrom('product').selectAll().where('id', '=', productId))
    .with('line', (tables) =>
      tables
        .insertInto('cartItem')
        .columns(['userId', 'productId', 'quantity', 'createdAt'])
        .expression(({ selectFrom }) =>
          selectFrom('p')
            .select(({ ref }) => [
              sql<string>`${userId}`.as('userId'),
              'p.id',
              least(quantity, ref('p.quantityInStock')).as('quantity'),
              // of a time that is not given `least` takes no notice
              sql<Date>`least(${wasAddedAt}::timestamptz, now())`.as('createdAt'),
            ])
            .where('p.inArchive', '=', false)
            .where('p.quantityInStock', '>', 0),
        )
        .onConflict((conflict) =>
          conflict.columns(['userId', 'productId']).doUpdateSet((eb) => ({
            quantity: least(
              sql<number>`${eb.ref('cartItem.quantity')} + ${quantity}::int`,
              eb.selectFrom('p').select('p.quantityInStock').$asScalar(),
            ),
          })),
        )
        .returning(['cartItem.id as itemId', 'cartItem.quantity', 'cartItem.createdAt as addedAt']),
    )
    .selectFrom('p')
    .leftJoin('line', (join) => join.onTrue())
    .select(['line.itemId', 'line.quantity', 'line.addedAt', ...cartColumns]),
)

const least = (wanted: Expression<number>, stock: Expression<number | null>) =>
  sql<number>`least(${wanted}::int, ${MAX_QUANTITY}::int, ${stock})`

/** Sets the quantity of a line. @throws ShopError invalid outside 1 … min(`MAX_QUANTITY`, stock), cart.not_in_cart */
export async function setQuantity(userId: string, productId: number, quantity: number): Promise<CartItem> {
  const outOfRange = new ShopError('invalid', [{ path: 'quantity', code: 'out_of_range' }])
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) throw outOfRange
  if (!isRowId(productId)) throw new ShopError('cart.not_in_cart')
  const line = await query()
    .with('changed', (tables) =>
      tables
        .updateTable('cartItem as c')
        .from('product as p')
        .set({ quantity })
        .where('c.userId', '=', userId)
        .where('c.productId', '=', productId)
        .whereRef('p.id', '=', 'c.productId')
        .where('p.quantityInStock', '>=', quantity)
        .returning('c.id'),
    )
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .leftJoin('changed', 'changed.id', 'c.id')
    .select(['c.id as itemId', 'c.createdAt as addedAt', 'changed.id as changedId', ...cartColumns])
    .where('c.userId', '=', userId)
    .where('c.productId', '=', productId)
    .executeTakeFirstOrThrow(() => new ShopError('cart.not_in_cart'))
  const { changedId, ...item } = line
  if (!changedId) throw outOfRange
  return toCartItem({ ...item, quantity })
}

/** Takes pieces out of a line, the line itself when none are left. What is not there is no error. */
export async function removeFromCart(userId: string, { productId, quantity }: RemoveFromCart): Promise<void> {
  if (!isRowId(productId)) return
  // Two statements would let a quantity of 0 be seen, which the table forbids: delete first, lower what is left.
  const { numDeletedRows } = await query()
    .deleteFrom('cartItem')
    .where('userId', '=', userId)
    .where('productId', '=', productId)
    .where('quantity', '<=', quantity)
    .executeTakeFirst()
  if (numDeletedRows > 0) return
  await query()
    .updateTable('cartItem')
    .set(({ eb }) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('userId', '=', userId)
    .where('productId', '=', productId)
    .where('quantity', '>', quantity)
    .execute()
}

export async function clearCart(userId: string): Promise<void> {
  await query().deleteFrom('cartItem').where('userId', '=', userId).execute()
}

/** Gives an account the goods of an anonymous sign-in, locked as an order locks them: what it buys now is not given. */
export const takeOverCart = (from: string, to: string): Promise<void> =>
  transaction(async (tx) => {
    await sql`WITH held AS (
        SELECT id FROM cart_item WHERE user_id = ${from} ORDER BY product_id FOR UPDATE
      ), gone AS (
        DELETE FROM cart_item c USING held WHERE c.id = held.id RETURNING c.product_id, c.quantity, c.created_at
      )
      INSERT INTO cart_item (user_id, product_id, quantity, created_at)
      SELECT ${to}, product_id, quantity, created_at FROM gone ORDER BY product_id
      ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = greatest(cart_item.quantity, excluded.quantity)`.execute(
      tx,
    )
  })
