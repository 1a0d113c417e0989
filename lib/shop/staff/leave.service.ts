import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { recordChange } from '@/lib/shop/audit/service'
import { assertOtherOwner, findMember, lockStaff, removeFromStaff } from './membership.service'
import { ownersByClaim } from './owners'
import { activeOwnersBeside, findAccount } from './provider'
import { tellOwners } from './tell-owners'

/** The longest life of a session, in days: then nothing of a deleted account can be valid any more. */
const KEPT_DAYS = 30

/**
 * Takes somebody who deletes their account out of the staff. The row stays as removed: until the provider has deleted the
 * account, it alone says that the rights in an older token have ended.
 * @throws ShopError staff.last_owner, unavailable
 */
export async function leaveStaff(uid: string): Promise<void> {
  // the provider first: no transaction waits for another service
  const account = await findAccount(uid)
  if (!account) return
  const [others, byClaim] = [await activeOwnersBeside(uid), await ownersByClaim()]
  await transaction(async (tx) => {
    await lockStaff(tx)
    const entry = await findMember(tx, uid)
    if (entry ? entry.removedAt !== null : !account.hasClaim) return
    const role = entry?.role ?? 'owner'
    if (role === 'owner') await assertOtherOwner(tx, others)
    await removeFromStaff(tx, account)
    const auditId = await recordChange(
      tx,
      { uid, name: account.email },
      { action: 'staff.leave', subject: { type: 'staff', id: uid }, before: { role }, after: { role: null } },
    )
    if (auditId !== null && role === 'owner') await tellOwners(tx, { auditId, byClaim })
  })
}

/** Notes that the provider has deleted an account: its row keeps no address from now on. */
export async function noteAccountDeleted(uid: string): Promise<void> {
  await transaction(async (tx) => {
    const entry = await findMember(tx, uid)
    if (!entry) return
    await removeFromStaff(tx, { uid, email: '' })
    await tx.updateTable('staffMember').set({ deletedAt: new Date() }).where('uid', '=', uid).execute()
  })
}

/** Deletes the rows of deleted accounts whose last session must be over. Returns their number. */
export async function clearDeletedMembers(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('staffMember')
    .where('deletedAt', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
