import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { transaction } from '@/lib/core/database/transaction'
import { log } from '@/lib/core/runtime/log'
import { announceSettings, renewTerms } from './service'

/** After a failure: the database restarts, or is not there yet. */
const FAILURE_PAUSE_MS = 5_000

/**
 * Begins a version of the terms when a server starts whose built-in texts or payment methods are not those of before. It
 * asks until the database answers.
 */
export async function renewTermsAfterRelease(): Promise<void> {
  for (;;) {
    try {
      const renewed = await transaction((tx) => renewTerms(tx, 'release', { uid: '', name: '' }))
      if (renewed) announceSettings(renewed)
      return
    } catch (error) {
      log.warn({ terms: String(error) })
      await sleep(FAILURE_PAUSE_MS, undefined, { ref: false })
    }
  }
}
