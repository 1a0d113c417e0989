import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { Role } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { findAccount } from '@/lib/shop/provider-accounts'
import { findMember, lockStaff, lockStaffAsOwner, recordRole } from './membership.service'
import { ownersByClaim, tellOwners } from './owners'
import type { NewInvitation } from './schema'

/** The key in the link of an invitation. Only the shop can make it, when it writes the mail: nothing stores it. */
export const invitationKey = (nonce: string): string => keyedHash(`invitation ${nonce}`)

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** How long a link can be used, and how long an invitation is kept after that. */
const DAYS = 7
const KEPT_DAYS = 30

/** Invites an address; its open invitation is withdrawn. @throws ShopError forbidden, staff.already_member */
export async function inviteMember({ email, role, locale }: NewInvitation, owner: ShopUser): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  await transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    const member = await tx
      .selectFrom('staffMember')
      .select('uid')
      .where(sql<string>`lower(email)`, '=', email)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (member) throw new ShopError('staff.already_member', [{ path: 'email', code: 'staff.already_member' }])
    await tx
      .deleteFrom('staffInvitation')
      .where('expiresAt', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
      .execute()
    await tx
      .updateTable('staffInvitation')
      .set({ withdrawnAt: now })
      .where('email', '=', email)
      .where('acceptedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .execute()
    const { id } = await tx
      .insertInto('staffInvitation')
      .values({
        email,
        role,
        locale,
        nonce,
        keyHash: hashOfKey(invitationKey(nonce)),
        invitedBy: owner.uid,
        invitedByName: owner.name,
        expiresAt: sql<Date>`now() + make_interval(days => ${DAYS})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tell(tx, 'staff.invited', id, { invitationId: id })
    await recordChange(tx, owner, {
      action: 'staff.invite',
      subject: { type: 'staff', id: email },
      before: null,
      after: { role },
    })
  })
}

/** Makes the link of an invitation useless. @throws ShopError forbidden, staff.invitation_* */
export async function withdrawInvitation(id: number, owner: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    const invitation = await tx
      .selectFrom('staffInvitation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    assertOpen(invitation)
    await tx.updateTable('staffInvitation').set({ withdrawnAt: now }).where('id', '=', id).execute()
    const { email, role } = invitation
    await recordRole(tx, owner, 'withdraw_invitation', { id: email, before: role })
  })
}

/**
 * Gives the signed-in account the role of an invitation to its own, confirmed address.
 * @throws ShopError staff.invitation_*, staff.other_address, staff.unconfirmed_address, staff.already_member, unavailable
 */
export async function acceptInvitation(key: string, user: ShopUser): Promise<{ role: Role }> {
  const account = await findAccount(user.uid)
  if (!account) throw new ShopError('account.not_authenticated')
  const byClaim = await ownersByClaim()
  return transaction(async (tx) => {
    await lockStaff(tx)
    const invitation = await tx
      .selectFrom('staffInvitation')
      .selectAll()
      .where('keyHash', '=', hashOfKey(key))
      .executeTakeFirst()
    assertOpen(invitation)
    if (invitation.expiresAt <= new Date()) throw new ShopError('staff.invitation_expired')
    if (invitation.email !== account.email.toLowerCase()) throw new ShopError('staff.other_address')
    if (!account.isVerified) throw new ShopError('staff.unconfirmed_address')
    await assertNoMember(tx, user)
    const role = invitation.role as Role
    const member = {
      email: account.email,
      role,
      since: now,
      invitedByName: invitation.invitedByName,
      removedAt: null,
    }
    await tx
      .insertInto('staffMember')
      .values({ uid: user.uid, ...member })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(member))
      .execute()
    await tx.updateTable('staffInvitation').set({ acceptedAt: now }).where('id', '=', invitation.id).execute()
    const auditId = await recordChange(tx, user, {
      action: 'staff.accept',
      subject: { type: 'staff', id: user.uid },
      before: null,
      after: { role },
    })
    if (auditId !== null) await tellOwners(tx, { auditId, byClaim })
    return { role }
  })
}

/** Deletes the invitations to the address of an account that is deleted. */
export const removeInvitationsTo = async (email: string): Promise<void> =>
  void (await query().deleteFrom('staffInvitation').where('email', '=', email.toLowerCase()).execute())

async function assertNoMember(tx: Transaction, user: ShopUser): Promise<void> {
  const entry = await findMember(tx, user.uid)
  if (entry ? entry.removedAt === null : user.isAdmin) throw new ShopError('staff.already_member')
}

type Invitation = { email: string; role: string; acceptedAt: Date | null; withdrawnAt: Date | null }

function assertOpen<T extends Invitation>(invitation: T | undefined): asserts invitation is T {
  if (!invitation) throw new ShopError('staff.invitation_unknown')
  if (invitation.withdrawnAt) throw new ShopError('staff.invitation_withdrawn')
  if (invitation.acceptedAt) throw new ShopError('staff.invitation_used')
}
