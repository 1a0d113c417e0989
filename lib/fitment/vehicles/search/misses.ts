import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/core/database/query'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import { consume } from '@/lib/limits/service'
import { missOf } from './miss'

/** Questions kept at most: more are no list that anybody reads. */
const MOST_KEPT = 1_000
/** New ones of a week, so that a flood of invented cars leaves room for those of the next one. */
const MOST_OF_WEEK = 200
/** A question that came once is a typing error sooner than a wish. */
const DAYS_KEPT = 90
const DAYS_OF_SINGLE = 14

/**
 * Counts a search that may mean a car which the table does not have. Never fails: the search goes on without it. What may
 * name a person, and what comes after too many of all visitors or of one sender, is not written down.
 */
export async function recordMiss(text: string, sender: string): Promise<void> {
  const question = missOf(text)
  if (question === null) return
  try {
    await consume(['vehicleMissesOfSender', sender], ['vehicleMisses', 'all'])
    await sql`
      INSERT INTO vehicle_search_miss (question)
      SELECT ${question}::text
      WHERE (SELECT count(*) < ${MOST_KEPT}
          AND count(*) FILTER (WHERE first_at > now() - interval '7 days') < ${MOST_OF_WEEK} FROM vehicle_search_miss)
        OR EXISTS (SELECT FROM vehicle_search_miss WHERE question = ${question})
      ON CONFLICT (question) DO UPDATE SET searches = vehicle_search_miss.searches + 1, last_at = now()
    `.execute(query())
  } catch (error) {
    if (!(error instanceof ShopError)) log.warn({ vehicleMiss: 'not counted', error: String(error) })
  }
}

/** Deletes the questions that nobody has asked for a while; returns how many. */
export async function clearOldMisses(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('vehicleSearchMiss')
    .where(
      'lastAt',
      '<',
      sql<Date>`now() - make_interval(days => CASE WHEN searches = 1 THEN ${DAYS_OF_SINGLE}::int ELSE ${DAYS_KEPT}::int END)`,
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
