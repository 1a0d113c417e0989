import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from './db'
import { isSerializationConflict } from './outage'

/** How often a transaction that PostgreSQL broke off in favour of another is begun anew. */
const ATTEMPTS = 3

/**
 * Runs `work` in one transaction: all of it or nothing. Keep calls to the outside out of it.
 * Fifty buyers of one tire wait for each other here, so waiting for a connection may take longer than the default.
 */
export async function transaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db().$transaction(work, { maxWait: 10_000, timeout: 10_000 })
    } catch (error) {
      if (attempt >= ATTEMPTS || !isSerializationConflict(error)) throw error
    }
  }
}
