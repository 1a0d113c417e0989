import 'server-only'
import { healthPool } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/runtime/log'

type Health = { status: 'ok' | 'down'; checks: Record<string, 'ok' | 'down'> }

/** Checks each part that the shop needs to sell. Reports within two seconds when one does not answer. */
export async function checkHealth(): Promise<Health> {
  const database = await healthPool()
    .query('SELECT 1')
    .then(
      () => 'ok' as const,
      (error) => {
        log.error({ check: 'database', error: String(error) })
        return 'down' as const
      },
    )
  return { status: database, checks: { database } }
}
