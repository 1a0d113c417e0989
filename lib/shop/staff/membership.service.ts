import 'server-only'
import { sql } from 'kysely'
import { now, type Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { removeFactor } from '@/lib/shop/second-factor/service'

/** Changes of the staff wait for each other, so that two owners cannot remove each other. Reading goes on. */
export const lockStaff = (tx: Transaction) =>
  sql`LOCK TABLE staff_member IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

/** The row of an account, also of a removed member. */
export const findMember = (tx: Transaction, uid: string) =>
  tx.selectFrom('staffMember').selectAll().where('uid', '=', uid).executeTakeFirst()

/**
 * Locks the staff and asks once more whether the caller is an owner. An owner by claim alone is written into the table, where
 * the last owner is counted. @throws ShopError forbidden
 */
export async function lockStaffAsOwner(tx: Transaction, owner: ShopUser): Promise<void> {
  await lockStaff(tx)
  const entry = await findMember(tx, owner.uid)
  if (entry ? entry.role !== 'owner' || entry.removedAt !== null : owner.role !== 'owner')
    throw new ShopError('forbidden')
  if (!entry)
    await tx.insertInto('staffMember').values({ uid: owner.uid, email: owner.email, role: 'owner' }).execute()
}

/** @throws ShopError staff.last_owner when none of `others` (`activeOwnersBeside`) is an owner; the staff is locked */
export async function assertOtherOwner(tx: Transaction, others: string[]): Promise<void> {
  const other = await tx
    .selectFrom('staffMember')
    .select('uid')
    .where('role', '=', 'owner')
    .where('removedAt', 'is', null)
    .where('uid', 'in', others.length > 0 ? others : [''])
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new ShopError('staff.last_owner')
}

const upsertMember = (
  tx: Transaction,
  uid: string,
  row: { email: string; role?: 'owner'; removedAt: Date | null },
) =>
  tx
    .insertInto('staffMember')
    .values({ uid, role: 'owner', ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute()

/** Marks an account as removed, named in the table or not: from now on a claim in a token of theirs counts no more. */
export async function removeFromStaff(
  tx: Transaction,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await upsertMember(tx, uid, { email, removedAt: new Date() })
  await withdrawInvitationsOf(tx, uid)
  await removeFactor(uid, tx)
}

/** Ends the open invitations of a former owner. */
export const withdrawInvitationsOf = (tx: Transaction, uid: string) =>
  tx
    .updateTable('staffInvitation')
    .set({ withdrawnAt: now })
    .where('invitedBy', '=', uid)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()

/** Records another role of an account or an address; null for none. Returns the entry's id. */
export const recordRole = (
  tx: Transaction,
  by: Pick<ShopUser, 'uid' | 'name'>,
  action: 'role' | 'remove' | 'leave' | 'withdraw_invitation',
  { id, before, after = null }: { id: string; before: string; after?: string | null },
) =>
  recordChange(tx, by, {
    action: `staff.${action}`,
    subject: { type: 'staff', id },
    before: { role: before },
    after: { role: after },
  })

/** Makes an account an owner in the table; false when it already was. For the command line. */
export async function enterOwner(
  tx: Transaction,
  { uid, email }: { uid: string; email: string },
): Promise<boolean> {
  await lockStaff(tx)
  const entry = await findMember(tx, uid)
  if (entry?.role === 'owner' && entry.removedAt === null) return false
  await upsertMember(tx, uid, { email, role: 'owner', removedAt: null })
  return true
}

/** Marks an account as removed, the last owner too, for the command line; false when it is or was no member. */
export async function enterRemoval(
  tx: Transaction,
  { uid, email, changed: hadClaim }: { uid: string; email: string; changed: boolean },
): Promise<boolean> {
  await lockStaff(tx)
  const entry = await findMember(tx, uid)
  if (entry ? entry.removedAt !== null : !hadClaim) return false
  await removeFromStaff(tx, { uid, email })
  return true
}
