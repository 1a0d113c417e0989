import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { Role } from '@/lib/platform/identity/roles'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { recordChange } from '@/lib/shop/audit/service'
import { signOutEverywhere, signOutForStaff } from '@/lib/shop/staff/sign-out'
import {
  assertOtherOwner,
  findMember,
  lockStaffAsOwner,
  removeFromStaff,
  withdrawInvitationsOf,
} from './membership.service'
import { ownersByClaim } from './owners'
import { activeOwnersBeside, findAccount, removeClaim } from './provider'
import { isOfStaff } from './queries'
import { tellOwners } from './tell-owners'

/**
 * Changes the role of somebody of the staff at once, and signs them out everywhere: the next sign-in is in the new role.
 * @throws ShopError forbidden, not_found, staff.last_owner, unavailable
 */
export async function changeRole(uid: string, role: Role, owner: ShopUser): Promise<void> {
  const byClaim = await ownersByClaim()
  const isChanged = await changeMember(uid, owner, async (tx, { role: before, assertOther }) => {
    if (before === role) return false
    if (before === 'owner') {
      await assertOther()
      await withdrawInvitationsOf(tx, uid)
    }
    await tx.updateTable('staffMember').set({ role }).where('uid', '=', uid).execute()
    const auditId = await recordChange(tx, owner, {
      action: 'staff.role',
      subject: { type: 'staff', id: uid },
      before: { role: before },
      after: { role },
    })
    if (auditId !== null)
      await tellOwners(tx, { auditId, byClaim, ...(before === 'owner' ? { formerOwner: uid } : {}) })
    return true
  })
  if (isChanged) await endSignIns(uid, { keepsClaim: role === 'owner' })
}

/**
 * Takes the administration from somebody at once, with all that they are signed in with. They remain a customer.
 * @throws ShopError forbidden, not_found, staff.last_owner, unavailable
 */
export async function removeMember(uid: string, owner: ShopUser): Promise<void> {
  const byClaim = await ownersByClaim()
  await changeMember(uid, owner, async (tx, { role: before, email, assertOther }) => {
    if (before === 'owner') await assertOther()
    await removeFromStaff(tx, { uid, email })
    const auditId = await recordChange(tx, owner, {
      action: 'staff.remove',
      subject: { type: 'staff', id: uid },
      before: { role: before },
      after: { role: null },
    })
    if (auditId !== null && before === 'owner') await tellOwners(tx, { auditId, byClaim, formerOwner: uid })
  })
  await endSignIns(uid, { keepsClaim: false })
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

type MemberNow = { role: Role; email: string; assertOther: () => Promise<void> }

/** Does `change` to somebody of the staff, while nobody else changes the staff. */
async function changeMember<T>(
  uid: string,
  owner: ShopUser,
  change: (tx: Transaction, member: MemberNow) => Promise<T>,
): Promise<T> {
  // the provider first: no transaction waits for another service
  const account = await findAccount(uid)
  const others = await activeOwnersBeside(uid)
  return transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    // the owner who asks is signed in, and may have been entered into the table just now
    const assertOther = () => assertOtherOwner(tx, owner.uid === uid ? others : [...others, owner.uid])
    const entry = await findMember(tx, uid)
    if (entry) {
      if (entry.removedAt !== null) throw new ShopError('not_found')
      return change(tx, { role: entry.role as Role, email: entry.email, assertOther })
    }
    // an owner by claim, who is not in the table yet
    if (!account?.hasClaim) throw new ShopError('not_found')
    const { email } = account
    await tx.insertInto('staffMember').values({ uid, email, role: 'owner' }).execute()
    return change(tx, { role: 'owner', email, assertOther })
  })
}

/**
 * Ends what somebody is signed in with, and the claim. The table has decided about their rights already: what the provider
 * does not do now is logged, and changes nothing about them.
 */
async function endSignIns(uid: string, { keepsClaim }: { keepsClaim: boolean }): Promise<void> {
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ event: 'staff.sign_in_left', uid, error: String(error) }))
  await attempt(endSessionsOf(uid))
  if (!keepsClaim) await attempt(removeClaim(uid))
  await attempt(signOutEverywhere(uid))
}
