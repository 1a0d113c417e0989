import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/limits/service'
import { log } from '@/lib/platform/runtime/log'
import { findAnswer } from '@/lib/storefront/search/reading/answer'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'
import { type Miss, missOf } from './miss'
import { thisWeek } from './queries'

/** New questions of each kind in a week, so that a flood of invented ones leaves room for those of the next week. */
const MOST_OF_WEEK = 200
const WEEKS_KEPT = 53
/** Unknown words that came once are a typing error sooner than a wish. */
const WEEKS_OF_SINGLE = 2

/** Never fails: the search goes on without it. What comes after too many, of all or of one sender, is not counted. */
export async function recordMiss(title: string, sender: string): Promise<void> {
  try {
    await consume(['vehicleMissesOfSender', sender], ['vehicleMisses', 'all'])
    const reading = await readQuestion(title, await loadVocabulary())
    const miss = missOf(title, reading)
    if (miss?.kind === 'empty') {
      const { lists } = await findAnswer(reading)
      if (lists.some(({ total }) => total > 0)) return
    }
    if (miss) await count(miss)
  } catch (error) {
    if (!(error instanceof ShopError)) log.warn({ searchMiss: 'not counted', error: String(error) })
  }
}

/** Counts it in this week; a new one only while the week has room for its kind. */
async function count({ kind, question }: Miss): Promise<void> {
  await sql`
    INSERT INTO search_miss (week, kind, question)
    SELECT week, ${kind}, ${question} FROM (SELECT ${thisWeek} AS week) AS now
    WHERE (SELECT count(*) FROM search_miss WHERE search_miss.week = now.week AND kind = ${kind}) < ${MOST_OF_WEEK}
      OR EXISTS (SELECT FROM search_miss WHERE (search_miss.week, kind, question) = (now.week, ${kind}, ${question}))
    ON CONFLICT (week, kind, question) DO UPDATE SET searches = search_miss.searches + 1
  `.execute(query())
}

/** Deletes what was asked for more than a year ago, and unknown words that came once; returns how many. */
export async function clearOldMisses(): Promise<number> {
  const { rows } = await sql`
    DELETE FROM search_miss WHERE week < ${thisWeek} - 7 * ${WEEKS_KEPT}::int
      OR (kind = 'unknown' AND searches = 1 AND week < ${thisWeek} - 7 * ${WEEKS_OF_SINGLE}::int AND NOT EXISTS (
        SELECT FROM search_miss AS other
        WHERE (other.kind, other.question) = (search_miss.kind, search_miss.question) AND other.week <> search_miss.week))
    RETURNING 1`.execute(query())
  return rows.length
}
