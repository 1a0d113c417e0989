import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import { sql } from 'kysely'
import { query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { accountOf } from '@/lib/platform/identity/admins.service'
import type { Role } from '@/lib/platform/identity/roles'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { activeOwnersBeside, findAccount, removeClaim } from '@/lib/shop/provider-accounts'
import { removeFactor, tellOwner } from '@/lib/shop/second-factor/service'
import {
  assertOtherOwner,
  findMember,
  lockStaff,
  lockStaffAsOwner,
  recordRole,
  removeFromStaff,
  withdrawInvitationsOf,
} from './membership.service'
import { ownersByClaim, ownersOf, tellOwners } from './owners'
import { isOfStaff } from './queries'
import { endAllSessions, signOutForStaff } from './sign-out'

/**
 * Changes the role of a member at once, and signs the member out everywhere: the next sign-in has the new role.
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
    const auditId = await recordRole(tx, owner, 'role', { id: uid, before, after: role })
    if (auditId !== null)
      await tellOwners(tx, { auditId, byClaim, ...(before === 'owner' ? { formerOwner: uid } : {}) })
    return true
  })
  if (isChanged) await endSignIns(uid, { keepsClaim: role === 'owner' })
}

/** They remain a customer. @throws ShopError forbidden, not_found, staff.last_owner, unavailable */
export async function removeMember(uid: string, owner: ShopUser): Promise<void> {
  const byClaim = await ownersByClaim()
  await changeMember(uid, owner, async (tx, { role: before, email, assertOther }) => {
    if (before === 'owner') await assertOther()
    await removeFromStaff(tx, { uid, email })
    const auditId = await recordRole(tx, owner, 'remove', { id: uid, before })
    if (auditId !== null && before === 'owner') await tellOwners(tx, { auditId, byClaim, formerOwner: uid })
  })
  await endSignIns(uid, { keepsClaim: false })
}

/** Ends all sessions of a member who keeps the role, as when a laptop was lost. @throws ShopError not_found, unavailable */
export async function endMemberSessions(uid: string, owner: ShopUser): Promise<void> {
  const account = await findAccount(uid)
  if (!account || !(await isOfStaff(account))) throw new ShopError('not_found')
  await signOutForStaff(uid, owner)
}

type MemberNow = { role: Role; email: string; assertOther: () => Promise<void> }

/** Runs `change` for a member of the staff, with the whole staff locked against other changes. */
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
    // an owner by claim is not in the table yet
    const member = entry ?? (account?.hasClaim && { email: account.email, role: 'owner', removedAt: null })
    if (!member || member.removedAt !== null) throw new ShopError('not_found')
    const { email, role } = member
    if (!entry) await tx.insertInto('staffMember').values({ uid, email, role }).execute()
    return change(tx, { role: role as Role, email, assertOther })
  })
}

/** Logs a failure of the provider and goes on: the table has decided about the member's rights already. */
async function endSignIns(uid: string, { keepsClaim }: { keepsClaim: boolean }): Promise<void> {
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ event: 'staff.sign_in_left', uid, error: String(error) }))
  await attempt(endSessionsOf(uid))
  if (!keepsClaim) await attempt(removeClaim(uid))
  await attempt(endAllSessions(uid))
}

/**
 * Removes a member's lost second factor; the member and all owners get a mail.
 * @throws ShopError forbidden, factor.own_reset, factor.not_on
 */
export async function resetFactor(uid: string, owner: ShopUser): Promise<void> {
  if (uid === owner.uid) throw new ShopError('factor.own_reset')
  const byClaim = await ownersByClaim()
  await transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    if (!(await forgetAndTell(tx, uid, owner, byClaim))) throw new ShopError('factor.not_on')
  })
}

/** The same from the command line, also for the last owner. @throws AdminError for an address without an account */
export async function resetFactorFromShell(
  provider: Auth,
  { email, by }: { email: string; by: string },
): Promise<{ uid: string; changed: boolean }> {
  const { uid } = await accountOf(provider, email)
  const byClaim = await ownersByClaim()
  const changed = await transaction((tx) => forgetAndTell(tx, uid, { uid: `shell:${by}`, name: by }, byClaim))
  return { uid, changed }
}

async function forgetAndTell(
  tx: Transaction,
  uid: string,
  by: Pick<ShopUser, 'uid' | 'name'>,
  byClaim: string[],
): Promise<boolean> {
  if (!(await removeFactor(uid, tx))) return false
  await recordChange(tx, by, {
    action: 'staff.factor_reset',
    subject: { type: 'staff', id: uid },
    before: { secondFactor: true },
    after: { secondFactor: false },
  })
  await tellOwner(tx, uid, 'reset')
  const event = randomUUID()
  for (const owner of (await ownersOf(tx, byClaim)).filter((each) => each !== uid))
    await tell(tx, 'factor.reset_for_owner', `${owner}:${event}`, {
      uid: owner,
      memberUid: uid,
      actor: by.uid,
    })
  return true
}

/** The longest life of a session, in days: then nothing of a deleted account can be valid any more. */
const KEPT_DAYS = 30

/**
 * Removes a member who deletes their account from the staff. The row stays, marked as removed: until the provider has deleted
 * the account, only the row says that the rights in an older token have ended. @throws ShopError staff.last_owner, unavailable
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
    const by = { uid, name: account.email }
    const auditId = await recordRole(tx, by, 'leave', { id: uid, before: role })
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
