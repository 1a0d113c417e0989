import 'server-only'
import { sql } from 'kysely'
import { expireTags } from '@/lib/platform/cache/cache'
import { now, query } from '@/lib/platform/database/query'
import { newsItemTag, newsTag } from './tags'

// Pages are kept until a write expires them, and nobody writes when the time of a scheduled item comes. So every server
// looks for such items by the database's clock and expires its own pages; what another server wrote comes along.

/** Up to when this process has looked. One, however often the module is loaded. */
const globals = globalThis as typeof globalThis & { newsLookedUntil?: Date }

/** A little further back than the last look: what was written then may not have been committed yet. */
const OVERLAP_MS = 3_000

/** The items whose time came or that were edited since the last look, and the database's time. */
async function appeared(): Promise<{ until: Date; ids: number[] }> {
  const since = new Date((globals.newsLookedUntil ?? new Date()).getTime() - OVERLAP_MS)
  return query()
    .selectNoFrom(({ selectFrom }) => [
      now.as('until'),
      sql<number[]>`array(${selectFrom('news')
        .select('id')
        .where(({ eb, or, and }) =>
          or([
            and([eb('published', '=', true), eb('createdDate', '>', since), eb('createdDate', '<=', now)]),
            eb('editedAt', '>', since),
          ]),
        )})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
}

/** Expires the pages of what has appeared since the last look. After the start all are rendered anew anyway. */
export async function announceDueNews(): Promise<void> {
  const isFirst = !globals.newsLookedUntil
  const { until, ids } = await appeared()
  globals.newsLookedUntil = until
  if (!isFirst && ids.length > 0) expireTags([newsTag, ...ids.map(newsItemTag)])
}
