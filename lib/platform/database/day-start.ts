import { sql } from 'kysely'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'

/** The first moment of a day by the shop's clock, `later` days on. */
export const dayStart = (day: string, later = 0) =>
  sql<Date>`((${day}::text::date + ${later}::int)::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})`
