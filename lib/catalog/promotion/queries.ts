import 'server-only'
import { query } from '@/lib/core/database/query'

/** The promotions of a product, newest first. */
export const promotionsOf = (productId: number) =>
  query()
    .selectFrom('promotion')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
