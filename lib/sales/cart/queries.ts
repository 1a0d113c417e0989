import 'server-only'
import { titleColumns, toTitled } from '@/lib/catalog/titles/title-columns'
import { query } from '@/lib/platform/database/query'
import type { CartItem } from './schema'

/** The columns of product `p` that a line of the cart shows. */
export const cartColumns = [
  'p.id',
  'p.url',
  'p.priceGrosze',
  'p.lowestPriceGrosze',
  'p.quantityInStock',
  'p.inArchive',
  'p.retread',
  'p.weight',
  ...titleColumns,
] as const

export const toCartItem = (row: CartRow): CartItem => ({
  id: row.itemId,
  product: {
    ...toTitled(row),
    id: row.id,
    url: row.url,
    priceGrosze: row.priceGrosze,
    lowestPriceGrosze: row.lowestPriceGrosze,
    quantityInStock: row.quantityInStock,
    inArchive: row.inArchive,
    ...(row.retread === null ? {} : { retread: row.retread }),
    ...(row.weight === null ? {} : { weight: row.weight }),
  },
  quantity: row.quantity,
  addedAt: row.addedAt.toISOString(),
})

/** The lines of a user's cart, oldest first, at today's prices. */
export const cartItems = async (userId: string): Promise<CartItem[]> =>
  (await cartRows(userId)).map(toCartItem)

const cartRows = (userId: string) =>
  query()
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .select(['c.id as itemId', 'c.quantity', 'c.createdAt as addedAt', ...cartColumns])
    .where('c.userId', '=', userId)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute()
type CartRow = Awaited<ReturnType<typeof cartRows>>[number]

/** Grosze that a user's cart costs today. */
export async function readCartTotal(userId: string): Promise<number> {
  const { grosze } = await query()
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .select(({ fn, eb }) =>
      fn.sum<number | null>(eb('c.quantity', '*', eb.ref('p.priceGrosze'))).as('grosze'),
    )
    .where('c.userId', '=', userId)
    .executeTakeFirstOrThrow()
  return grosze ?? 0
}
