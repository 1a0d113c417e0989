import 'server-only'
import { query } from '@/lib/platform/database/query'

/** The promotions of these products that run or are planned; a product has one at most. */
export const openPromotions = (productIds: number[]) =>
  query()
    .selectFrom('promotion')
    .select(['productId', 'startsAt', 'endsAt', 'endedAt', 'regularGrosze'])
    .where('productId', 'in', productIds)
    .where('endedAt', 'is', null)
    .execute()

export const promotionsOf = (productId: number) =>
  query()
    .selectFrom('promotion')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
