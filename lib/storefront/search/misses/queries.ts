import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import type { Miss } from './miss'

/** The Monday of this week in the shop. */
export const thisWeek = sql<Date>`date_trunc('week', now() AT TIME ZONE ${SHOP_TIME_ZONE})::date`

export type MissRow = Miss & {
  /** How often in this week, in the one before, and in the last year. */
  thisWeek: number
  lastWeek: number
  year: number
}

/** What was asked for in vain in the last year: the most frequent of the last two weeks first, then of the year. */
export async function listMisses(most: number): Promise<MissRow[]> {
  const { rows } = await sql<MissRow>`
    SELECT kind, question,
      coalesce(sum(searches) FILTER (WHERE week = ${thisWeek}), 0)::int AS this_week,
      coalesce(sum(searches) FILTER (WHERE week = ${thisWeek} - 7), 0)::int AS last_week,
      sum(searches)::int AS year
    FROM search_miss GROUP BY kind, question
    ORDER BY sum(searches) FILTER (WHERE week >= ${thisWeek} - 7) DESC NULLS LAST, year DESC, kind, question
    LIMIT ${most}`.execute(query())
  return rows
}

export type WeeklyMiss = Miss & { week: string; searches: number }

/** Everything that is kept, by week, newest first. */
export async function missesByWeek(): Promise<WeeklyMiss[]> {
  const { rows } = await sql<WeeklyMiss>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week, kind, question, searches FROM search_miss
    ORDER BY search_miss.week DESC, searches DESC, kind, question`.execute(query())
  return rows
}
