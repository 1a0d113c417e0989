import 'server-only'
import type { ConcurrencyLimit } from './concurrency-limit'
import { isLockTimeout, isSerializationConflict } from './outage'
import { query, type Transaction } from './query'

/** How often a transaction that PostgreSQL broke off in favour of another is begun anew. */
const ATTEMPTS = 3
/** How long rows that somebody else holds are asked for, and a turn is waited for. */
const PATIENCE_MS = 3_000

/**
 * Runs `work` in one transaction: all of it or nothing. Keep calls to the outside out of it. When a row is held by
 * somebody else, the transaction is broken off and begun anew, so that those who wait do not keep a connection each.
 *
 * @param limit how many run at once, where there could be a crowd
 * @throws the error of PostgreSQL (`isDatabaseOutage`) or ShopError unavailable, after about three seconds of waiting
 */
export const transaction = <T>(
  work: (tx: Transaction) => Promise<T>,
  limit: ConcurrencyLimit = (run) => run(),
): Promise<T> => withPatience((left) => limit(() => query().transaction().execute(work), left))

/** Begins `attempt` anew while PostgreSQL breaks it off because of somebody else; it is told the milliseconds left. */
export async function withPatience<T>(attempt: (left: number) => Promise<T>): Promise<T> {
  const began = Date.now()
  const left = () => PATIENCE_MS - (Date.now() - began)
  for (let conflicts = 0; ; ) {
    try {
      return await attempt(left())
    } catch (error) {
      if (isSerializationConflict(error)) conflicts++
      else if (!isLockTimeout(error) || left() <= 0) throw error
      if (conflicts >= ATTEMPTS) throw error
    }
  }
}
