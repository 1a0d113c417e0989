import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import type { TireSize } from './dimensions'
import { finderTag } from './tags'

/**
 * Every tire size on sale. Steps from size to size through the finder's index, as the option lists do.
 */
export async function cachedTireSizes(): Promise<TireSize[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  return db().$queryRaw<TireSize[]>`
    WITH RECURSIVE step AS (
      (SELECT width, profile, diameter FROM product
        WHERE product_type = 'Tire' AND NOT in_archive AND width IS NOT NULL
        ORDER BY width, profile, diameter LIMIT 1)
      UNION ALL
      SELECT next.width, next.profile, next.diameter
        FROM step, LATERAL (
          SELECT width, profile, diameter FROM product
            WHERE product_type = 'Tire' AND NOT in_archive
              AND (width, profile, diameter) > (step.width, step.profile, step.diameter)
            ORDER BY width, profile, diameter LIMIT 1
        ) next
    )
    SELECT width, profile, diameter FROM step`
}
