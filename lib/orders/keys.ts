import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/core/query'

/** Forgets the idempotency keys that have lived their 24 hours. How many there were. */
export async function clearOldKeys(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
