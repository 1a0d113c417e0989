import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { transaction } from '@/lib/platform/database/transaction'
import { builtAt } from '@/lib/platform/runtime/built-at'
import { log } from '@/lib/platform/runtime/log'
import { announceSettings, renewTerms } from '@/lib/sales/terms/renew-terms.service'

/** After a failure: the database restarts, or is not there yet. */
const FAILURE_PAUSE_MS = 5_000

/**
 * Begins a version of the terms at the start of a server whose built-in texts or payment methods differ from those of the last
 * version. Repeats until the database answers. A server of an older build than that version changes nothing.
 */
export async function renewTermsAfterRelease(built: Date | null = builtAt): Promise<void> {
  for (;;) {
    try {
      const renewed = await transaction((tx) => renewTerms(tx, 'release', { uid: '', name: '' }, built))
      if (renewed) announceSettings(renewed)
      return
    } catch (error) {
      log.warn({ terms: String(error) })
      await sleep(FAILURE_PAUSE_MS, undefined, { ref: false })
    }
  }
}
