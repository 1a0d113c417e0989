import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { log } from '@/lib/platform/runtime/log'
import { accountsWithClaim } from './provider'

/**
 * Those who may be owners by the administrator's claim alone, as the provider names them; its silence holds nothing up. Asked
 * before a transaction, so that none waits for another service.
 */
export const ownersByClaim = (): Promise<string[]> =>
  accountsWithClaim().then(
    (accounts) => accounts.map(({ uid }) => uid),
    (error: unknown) => {
      log.warn({ event: 'staff.claims_unknown', error: String(error) })
      return []
    },
  )

/** All owners: those of the table, and by claim those whom the table does not know. */
export async function ownersOf(tx: Transaction, byClaim: string[]): Promise<string[]> {
  const entries = await tx.selectFrom('staffMember').select(['uid', 'role', 'removedAt']).execute()
  const inTable = new Set(entries.map(({ uid }) => uid))
  return [
    ...entries.filter(({ role, removedAt }) => role === 'owner' && removedAt === null).map(({ uid }) => uid),
    ...byClaim.filter((uid) => !inTable.has(uid)),
  ]
}
