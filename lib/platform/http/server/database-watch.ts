import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
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

const PAUSE_MS = 1_000

let checking: Promise<boolean> | undefined
let isDown = false

/** Whether the last check failed to reach the database; checks again each second until it is back. */
export const isKnownDown = (): boolean => isDown

/** Checks whether the database is out of reach; simultaneous callers share one check. */
export function isDatabaseDown(): Promise<boolean> {
  if (isDown) return Promise.resolve(true)
  checking ??= checkDatabase().finally(() => {
    checking = undefined
    if (isDown) void checkUntilBack()
  })
  return checking
}

async function checkDatabase(): Promise<boolean> {
  isDown = (await checkHealth()).status === 'down'
  return isDown
}

async function checkUntilBack(): Promise<void> {
  while (isDown) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    await checkDatabase()
  }
}
