import 'server-only'
import type { ConcurrencyLimit } from '@/lib/platform/runtime/concurrency-limit'
import { isLockTimeout, isSerializationConflict } from './outage'
import { query, type Transaction } from './query'

/** How often a transaction that PostgreSQL ended because of another one is tried. */
const ATTEMPTS = 3
/** How long to retry for locked rows, and to wait for a turn. */
const PATIENCE_MS = 3_000

/**
 * Runs `work` in one transaction; keep calls to other services out of it. When a row is locked, the transaction is rolled
 * back and started again, so that waiting transactions do not occupy a connection each.
 *
 * @param limit how many may run at once, for work that could attract a crowd
 * @throws the error of PostgreSQL (`isDatabaseOutage`) or ShopError unavailable, after about three seconds of waiting
 */
export async function transaction<T>(
  work: (tx: Transaction) => Promise<T>,
  limit: ConcurrencyLimit = (run) => run(),
): Promise<T> {
  const began = Date.now()
  const left = () => PATIENCE_MS - (Date.now() - began)
  for (let conflicts = 0; ; ) {
    try {
      return await limit(() => query().transaction().execute(work), left())
    } catch (error) {
      if (isSerializationConflict(error)) conflicts++
      else if (!isLockTimeout(error) || left() <= 0) throw error
      if (conflicts >= ATTEMPTS) throw error
    }
  }
}
