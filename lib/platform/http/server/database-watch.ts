import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkHealth } from '@/lib/platform/http/server/health'

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
