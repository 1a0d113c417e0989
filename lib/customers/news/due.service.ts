import 'server-only'
import { sql } from 'kysely'
import { expireTags } from '@/lib/platform/cache/cache'
import { now, query } from '@/lib/platform/database/query'
import { processState } from '@/lib/platform/runtime/process-state'
import { newsItemTag, newsTag } from './tags'

// A write expires pages, and no write happens when a scheduled item becomes due. So every server looks for due items by the
// database's clock and expires its own pages. It also finds what another server wrote.

/** Up to when this process has looked, by the database's clock. */
const look = processState('shopNewsLook', (): { until?: Date } => ({}))

/** Looks begin a little before the last one, whose transactions may have committed later. */
const OVERLAP_MS = 3_000

/** The items that became due or were edited since the last look, and the database's time. */
async function appeared(): Promise<{ until: Date; ids: number[] }> {
  const since = new Date((look.until ?? new Date()).getTime() - OVERLAP_MS)
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

/** Expires the pages of items that appeared since the last look. The first look expires none: a start renders all. */
export async function announceDueNews(): Promise<void> {
  const isFirst = !look.until
  const { until, ids } = await appeared()
  look.until = until
  if (!isFirst && ids.length > 0) expireTags([newsTag, ...ids.map(newsItemTag)])
}
