import 'server-only'
import { type TitleRow, titleColumns, toTitled } from '@/lib/catalog/words/title-columns'
import { db } from '@/lib/core/db'
import { toPln } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import type { CartItem } from './schema'

export type CartRow = TitleRow & {
  item_id: number
  quantity: number
  id: number
  url: string
  price_grosze: number
  quantity_in_stock: number
  in_archive: boolean
}

export const cartColumns = Prisma.sql`p.id, p.url, p.price_grosze, p.quantity_in_stock, p.in_archive, ${titleColumns}`

export const toCartItem = (row: CartRow): CartItem => ({
  id: row.item_id,
  product: {
    ...toTitled(row),
    id: row.id,
    url: row.url,
    price: toPln(row.price_grosze),
    quantityInStock: row.quantity_in_stock,
    inArchive: row.in_archive,
  },
  quantity: row.quantity,
})

/** The lines of a user's cart, oldest first, at today's prices. */
export async function cartItems(userId: string): Promise<CartItem[]> {
  const rows = await db().$queryRaw<CartRow[]>`
    SELECT c.id AS item_id, c.quantity, ${cartColumns}
    FROM cart_item c JOIN product p ON p.id = c.product_id
    WHERE c.user_id = ${userId}
    ORDER BY c.created_at, c.id`
  return rows.map(toCartItem)
}

/** PLN */
export async function cartTotal(userId: string): Promise<number> {
  const rows = await db().$queryRaw<{ grosze: bigint }[]>`
    SELECT coalesce(sum(c.quantity * p.price_grosze), 0)::bigint AS grosze
    FROM cart_item c JOIN product p ON p.id = c.product_id
    WHERE c.user_id = ${userId}`
  return toPln(Number(rows[0]?.grosze ?? 0))
}
