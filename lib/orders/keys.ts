import 'server-only'
import { db } from '@/lib/core/db'

/** Deletes idempotency keys that are older than 24 hours; returns how many. */
export const clearOldKeys = (): Promise<number> =>
  db().$executeRaw`DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`
