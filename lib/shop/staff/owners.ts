import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { log } from '@/lib/platform/runtime/log'
import { tell } from '@/lib/shop/mail/tell.service'
import { accountsWithClaim } from '@/lib/shop/provider-accounts'

/** Those who may be owners by claim alone; the provider's silence holds nothing up. Asked before a transaction. */
export const ownersByClaim = async (): Promise<string[]> =>
  ((await knownAccountsWithClaim()) ?? []).map(({ uid }) => uid)

/** Null where the provider does not say. */
export const knownAccountsWithClaim = () =>
  accountsWithClaim().catch((error: unknown) => {
    log.warn({ event: 'staff.claims_unknown', error: String(error) })
    return null
  })

/** All owners: those of the table, and those who have the administrator's claim and no row. */
export async function ownersOf(tx: Transaction, byClaim: string[]): Promise<string[]> {
  const entries = await tx.selectFrom('staffMember').select(['uid', 'role', 'removedAt']).execute()
  const inTable = new Set(entries.map(({ uid }) => uid))
  return [
    ...entries.filter(({ role, removedAt }) => role === 'owner' && removedAt === null).map(({ uid }) => uid),
    ...byClaim.filter((uid) => !inTable.has(uid)),
  ]
}

type Told = {
  /** The audit's entry of the change: the mail is written from it. */
  auditId: number
  /** What `ownersByClaim` answered before the transaction. */
  byClaim: string[]
  /** A person who was an owner until this change, and gets the mail too. */
  formerOwner?: string
  /** The event's key, by default the entry's id: a second event with the same key sends no mail. */
  subject?: string
}

/** Mails every owner, or the shop's address where no owner is known, that rights, money or data may have changed hands. */
export async function tellOwners(
  tx: Transaction,
  { auditId, byClaim, formerOwner, subject }: Told,
): Promise<void> {
  const uids = new Set(await ownersOf(tx, byClaim))
  if (formerOwner !== undefined) uids.add(formerOwner)
  for (const uid of uids.size > 0 ? uids : [null])
    await tell(tx, 'owners.told', `${subject ?? auditId}:${uid ?? 'shop'}`, { auditId, uid })
}
