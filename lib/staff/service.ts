import 'server-only'
import { signOutForStaff } from '@/lib/account/service'
import { recordChange } from '@/lib/audit/service'
import type { Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import type { Role } from '@/lib/identity/roles'
import type { ShopUser } from '@/lib/identity/user'
import { removeFactor } from '@/lib/second-factor/service'
import { assertOtherOwner, findMember, lockStaffAsOwner } from './membership'
import { findAccount, removeClaim } from './provider'
import { isOfStaff } from './queries'

/**
 * Changes the role of somebody of the staff, from their next request on.
 * @throws ShopError forbidden, not_found, staff.last_owner, unavailable
 */
export async function changeRole(uid: string, role: Role, owner: ShopUser): Promise<void> {
  await changeMember(uid, owner, async (tx, before) => {
    if (before === role) return
    if (before === 'owner') await assertOtherOwner(tx, uid)
    await tx.updateTable('staffMember').set({ role }).where('uid', '=', uid).execute()
    await recordChange(tx, owner, {
      action: 'staff.role',
      subject: { type: 'staff', id: uid },
      before: { role: before },
      after: { role },
    })
  })
  if (role !== 'owner') await dropClaim(uid)
}

/**
 * Takes the administration from somebody, from their next request on. They remain a customer.
 * @throws ShopError forbidden, not_found, staff.last_owner, unavailable
 */
export async function removeMember(uid: string, owner: ShopUser): Promise<void> {
  await changeMember(uid, owner, async (tx, before) => {
    if (before === 'owner') await assertOtherOwner(tx, uid)
    await tx.updateTable('staffMember').set({ removedAt: new Date() }).where('uid', '=', uid).execute()
    await removeFactor(uid, tx)
    await recordChange(tx, owner, {
      action: 'staff.remove',
      subject: { type: 'staff', id: uid },
      before: { role: before },
      after: { role: null },
    })
  })
  await dropClaim(uid)
}

/**
 * Ends all sessions of somebody of the staff, who keeps the role: a laptop was lost.
 * @throws ShopError not_found, unavailable
 */
export async function endMemberSessions(uid: string, owner: ShopUser): Promise<void> {
  const account = await findAccount(uid)
  if (!account || !(await isOfStaff(account))) throw new ShopError('not_found')
  await signOutForStaff(uid, owner)
}

/** Does `change` to somebody of the staff, while nobody else changes the staff. */
async function changeMember(
  uid: string,
  owner: ShopUser,
  change: (tx: Transaction, before: Role) => Promise<void>,
): Promise<void> {
  // the provider first: no transaction waits for another service
  const account = await findAccount(uid)
  await transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    const entry = await findMember(tx, uid)
    if (entry) {
      if (entry.removedAt !== null) throw new ShopError('not_found')
      return change(tx, entry.role as Role)
    }
    // an owner by claim, who is not in the table yet
    if (!account?.hasClaim) throw new ShopError('not_found')
    const { email } = account
    await tx.insertInto('staffMember').values({ uid, email, role: 'owner' }).execute()
    return change(tx, 'owner')
  })
}

/** The table has decided already; the claim goes too, so that nothing says otherwise. */
async function dropClaim(uid: string): Promise<void> {
  await removeClaim(uid).catch((error: unknown) =>
    log.warn({ event: 'staff.claim_left', uid, error: String(error) }),
  )
}
