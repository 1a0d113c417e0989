import 'server-only'
import { sql } from 'kysely'
import { expireTags } from '@/lib/core/cache/cache'
import { now, query } from '@/lib/core/database/query'
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

/** Whether pages wait to be expired. At the first look none do: what is prerendered is drawn anew at the start. */
export async function newsAreDue(): Promise<boolean> {
  const isFirst = !globals.newsLookedUntil
  const { until, ids } = await appeared()
  if (isFirst) globals.newsLookedUntil = until
  return !isFirst && ids.length > 0
}

/** Expires the pages of what has appeared. Who calls it, and how often, makes no difference. */
export async function announceDueNews(): Promise<void> {
  const { until, ids } = await appeared()
  globals.newsLookedUntil = until
  if (ids.length > 0) expireTags([newsTag, ...ids.map(newsItemTag)])
}
