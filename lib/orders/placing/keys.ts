import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/core/database/query'

/** Deletes idempotency keys that are older than 24 hours; returns how many. */
export async function clearOldKeys(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
