import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkHealth } from '@/lib/http/health'

const PAUSE_MS = 1_000

let checking: Promise<boolean> | undefined
let isDown = false

/** Whether the last look found the database out of reach; looks again each second until it is back. */
export const isKnownDown = (): boolean => isDown

/** Asks whether the database is out of reach; callers at the same time share one question. */
export function isDatabaseDown(): Promise<boolean> {
  if (isDown) return Promise.resolve(true)
  checking ??= look().finally(() => {
    checking = undefined
    if (isDown) void watch()
  })
  return checking
}

async function look(): Promise<boolean> {
  isDown = (await checkHealth()).status === 'down'
  return isDown
}

async function watch(): Promise<void> {
  while (isDown) {
    await sleep(PAUSE_MS, undefined, { ref: false })
    await look()
  }
}
