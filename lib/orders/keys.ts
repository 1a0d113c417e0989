import 'server-only'
import { db } from '@/lib/core/db'

/** Forgets the idempotency keys that have lived their 24 hours. How many there were. */
export const clearOldKeys = (): Promise<number> =>
  db().$executeRaw`DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`
