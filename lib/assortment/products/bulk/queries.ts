import 'server-only'
import { query } from '@/lib/platform/database/query'
import type { BulkAction } from './rules'

export type LastBulkChange = {
  id: number
  action: BulkAction
  products: number
  changedAt: Date
  changedByName: string
}

/** For how long the list offers to undo the last change. */
const OFFERED_MS = 7 * 24 * 60 * 60 * 1_000

/** The last change of several products of this week that was not undone; null where there is none. */
export async function lastBulkChange(): Promise<LastBulkChange | null> {
  const change = await query()
    .selectFrom('bulkChange')
    .select(['id', 'action', 'changedAt', 'changedByName', 'undoneAt'])
    .select(({ fn }) => fn<number>('jsonb_array_length', ['items']).as('products'))
    .$narrowType<{ action: BulkAction }>()
    .where('changedAt', '>', new Date(Date.now() - OFFERED_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return change && !change.undoneAt && change.products > 0 ? change : null
}
