import 'server-only'
import { titleColumns } from '@/lib/catalog/titles/title-columns'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { query } from '@/lib/platform/database/query'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import { pricingColumn } from '@/lib/sales/delivery/queries'
import { isPausedColumn } from '@/lib/shop/settings/queries'

/**
 * In id order, so that two buyers of the same two products never wait for each other crosswise. Of a
 * cart that is too long, one line more than allowed is locked: enough to see it, and never the whole catalogue.
 */
export const lockCart = prepared(({ userId, ...to }: Placeholders<CartToLock>) =>
  query()
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .select(['p.id as productId', 'c.quantity', 'p.priceGrosze', 'p.quantityInStock as stock', 'p.inArchive'])
    .select(['p.profile', 'p.weight'])
    .select(titleColumns)
    .select([pricingColumn(to), isPausedColumn])
    .where('c.userId', '=', userId)
    .orderBy('p.id')
    .limit(MOST_LINES + 1)
    .forNoKeyUpdate(),
)

type CartToLock = { userId: string; deliveryMethod: string; deliveryCountry: string }

/** A line of the cart with its product, both locked until the transaction ends. */
export type LockedLine = Awaited<ReturnType<typeof lockCart>>['rows'][number]

/** Only what was ordered: a product that another tab adds meanwhile stays. */
export const emptyCart = prepared(
  ({ userId, productIds }: Placeholders<{ userId: string; productIds: number[] }>) =>
    query()
      .deleteFrom('cartItem')
      .where('userId', '=', userId)
      .where(({ eb, fn }) => eb('productId', '=', fn.any(productIds))),
)
