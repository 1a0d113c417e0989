import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { toPln } from '@/lib/platform/values/money'
import { insertNote } from '@/lib/sales/notes/service'
import { callersOwner, findConfirmedAccount } from '@/lib/sales/orders/phone-buyers.service'
import { recordChange } from '@/lib/shop/audit/service'
import type { PhoneOrder } from './phone-order'
import { lockOrdersOf, type Placed, place } from './place.service'

/**
 * Places an order for a caller. It belongs to the account of its e-mail where that is confirmed, else see
 * `linkOrders`.
 * @throws ShopError as `placeOrder`
 */
export async function placeByPhone(
  { order: input, items, note }: PhoneOrder,
  staff: ShopUser,
  key?: string,
): Promise<Placed> {
  const account = await findConfirmedAccount(input.email)
  const owner = { userId: account ?? callersOwner(input.email), isOwnEmail: true, placedBy: staff.uid }
  return place(input, staff, {
    owner,
    isKnownEmail: account !== null,
    mailbox: null,
    request: { order: input, items, note },
    key,
    fillCart: async (tx) => {
      await lockOpenOrders(tx, owner.userId)
      return fillCart(tx, items)
    },
    complete: async (tx, { id, totalGrosze }) => {
      if (note) await insertNote(tx, { orderId: id, text: note }, staff)
      await recordChange(tx, staff, {
        action: 'order.by_phone',
        subject: { type: 'order', id },
        before: null,
        after: { gross: toPln(totalGrosze) },
      })
    },
  })
}

/**
 * Orders of one owner are placed one after the other, for the limit. One by phone waits here for another, and for the
 * lines in the owner's cart, which the owner's checkout locks; nothing is locked before.
 */
async function lockOpenOrders(tx: Transaction, userId: string): Promise<void> {
  await lockOrdersOf(tx, userId)
  await sql`SELECT FROM cart_item WHERE user_id = ${userId} ORDER BY product_id FOR NO KEY UPDATE`.execute(tx)
}

/** Puts the lines into a cart without an account, which the order empties; an unknown product is not for sale. */
async function fillCart(tx: Transaction, items: PhoneOrder['items']): Promise<string> {
  const cartOf = `phone-${randomUUID()}`
  const ids = items.map(({ productId }) => productId)
  const quantities = items.map(({ quantity }) => quantity)
  const { rows } = await sql<{ productId: number }>`
    INSERT INTO cart_item (user_id, product_id, quantity)
    SELECT ${cartOf}, p.id, line.quantity
    FROM unnest(${ids}::int[], ${quantities}::int[]) line (product_id, quantity)
    JOIN product p ON p.id = line.product_id
    RETURNING product_id`.execute(tx)
  const found = new Set(rows.map(({ productId }) => productId))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0)
    throw new ShopError(
      'cart.not_for_sale',
      missing.map((id) => ({ path: `orderItems.${id}`, code: 'cart.not_for_sale' })),
    )
  return cartOf
}
