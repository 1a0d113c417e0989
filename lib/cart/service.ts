import 'server-only'
import { MAX_QUANTITY } from '@/lib/catalog/product/rules'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { isRowId } from '@/lib/core/row-id'
import { type CartRow, cartColumns, toCartItem } from './queries'
import type { AddToCart, CartItem, RemoveFromCart } from './schema'

/**
 * Puts a product into the cart, or raises the quantity of its line, capped at the lesser of 10 and the stock.
 * @throws ShopError product.not_found, cart.not_for_sale, cart.out_of_stock
 */
export async function addToCart(userId: string, { product, quantity }: AddToCart): Promise<CartItem> {
  if (!isRowId(product.id)) throw new ShopError('product.not_found')
  const rows = await db().$queryRaw<(Omit<CartRow, 'item_id' | 'quantity'> & Partial<CartRow>)[]>`
    WITH p AS (SELECT * FROM product WHERE id = ${product.id}),
    line AS (
      INSERT INTO cart_item (user_id, product_id, quantity)
      SELECT ${userId}, id, least(${quantity}::int, ${MAX_QUANTITY}::int, quantity_in_stock)
      FROM p WHERE NOT in_archive AND quantity_in_stock > 0
      ON CONFLICT (user_id, product_id) DO UPDATE SET quantity =
        least(cart_item.quantity + ${quantity}::int, ${MAX_QUANTITY}::int, (SELECT quantity_in_stock FROM p))
      RETURNING id, quantity
    )
    SELECT line.id AS item_id, line.quantity, ${cartColumns} FROM p LEFT JOIN line ON true`
  const [row] = rows
  if (!row) throw new ShopError('product.not_found')
  if (row.in_archive) throw new ShopError('cart.not_for_sale')
  const { item_id, quantity: held } = row
  if (!item_id || !held) throw new ShopError('cart.out_of_stock')
  return toCartItem({ ...row, item_id, quantity: held })
}

/**
 * Sets the quantity of a line.
 * @throws ShopError invalid outside 1 … min(10, stock), cart.not_in_cart
 */
export async function changeQuantity(userId: string, productId: number, quantity: number): Promise<CartItem> {
  const outOfRange = new ShopError('invalid', [{ path: 'quantity', code: 'out_of_range' }])
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) throw outOfRange
  if (!isRowId(productId)) throw new ShopError('cart.not_in_cart')
  const rows = await db().$queryRaw<(CartRow & { changed: boolean })[]>`
    WITH changed AS (
      UPDATE cart_item c SET quantity = ${quantity}::int FROM product p
      WHERE c.user_id = ${userId} AND c.product_id = ${productId} AND p.id = c.product_id
        AND p.quantity_in_stock >= ${quantity}::int
      RETURNING c.id
    )
    SELECT c.id AS item_id, ${quantity}::int AS quantity, ${cartColumns},
      EXISTS (SELECT FROM changed) AS changed
    FROM cart_item c JOIN product p ON p.id = c.product_id
    WHERE c.user_id = ${userId} AND c.product_id = ${productId}`
  const [row] = rows
  if (!row) throw new ShopError('cart.not_in_cart')
  if (!row.changed) throw outOfRange
  return toCartItem(row)
}

/** Takes pieces out of a line, the line itself when none are left. What is not there is no error. */
export async function removeFromCart(userId: string, { productId, quantity }: RemoveFromCart): Promise<void> {
  if (!isRowId(productId)) return
  // Two statements would let a quantity of 0 be seen, which the table forbids: delete first, lower what is left.
  const deleted = await db().$executeRaw`
    DELETE FROM cart_item
    WHERE user_id = ${userId} AND product_id = ${productId} AND quantity <= ${quantity}::int`
  if (deleted > 0) return
  await db().$executeRaw`
    UPDATE cart_item SET quantity = quantity - ${quantity}::int
    WHERE user_id = ${userId} AND product_id = ${productId} AND quantity > ${quantity}::int`
}

export async function clearCart(userId: string): Promise<void> {
  await db().$executeRaw`DELETE FROM cart_item WHERE user_id = ${userId}`
}
