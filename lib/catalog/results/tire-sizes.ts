import 'server-only'
import { type SqlBool, sql } from 'kysely'
import { query } from '@/lib/core/database/query'
import type { TireSize } from '@/lib/drawing/dimensions'
import { finderCondition } from './conditions'

/** All sizes of tires on sale. Goes from size to size through the finder's index, so that the cost grows with the sizes and not the products. */
export async function sizesOnSale(): Promise<TireSize[]> {
  const sizes = query()
    .selectFrom('product')
    .select(['width', 'profile', 'diameter'])
    .where(finderCondition({ type: 'Tire', single: {} }))
    .orderBy('width')
    .orderBy('profile')
    .orderBy('diameter')
    .limit(1)
  const isNext = sql<SqlBool>`(width, profile, diameter) > (step.width, step.profile, step.diameter)`
  const { rows } = await sql<TireSize>`
    WITH RECURSIVE step AS (
      ${sizes} UNION ALL SELECT next.* FROM step, LATERAL ${sizes.where(isNext)} AS next
    )
    SELECT width, profile, diameter FROM step`.execute(query())
  return rows
}
