import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { Role } from '@/lib/platform/identity/roles'
import type { StaffAccount } from '@/lib/shop/provider-accounts'
import { factorStates } from '@/lib/shop/second-factor/queries'
import { knownAccountsWithClaim } from './owners'

type Staff = Awaited<ReturnType<typeof listStaff>>
export type Member = Staff['members'][number]
export type OpenInvitation = Staff['invitations'][number]

/** Who works in the shop, owners first, and who is invited. */
export async function listStaff() {
  const [entries, open, byClaim, factors] = await Promise.all([
    db().staffMember.findMany({ orderBy: { email: 'asc' } }),
    db().staffInvitation.findMany({
      where: { acceptedAt: null, withdrawnAt: null },
      orderBy: { id: 'desc' },
    }),
    knownAccountsWithClaim(),
    factorStates(),
  ])
  const factorSince = (uid: string) => factors.get(uid)?.since ?? null
  const inTable = new Set(entries.map(({ uid }) => uid))
  const members = entries
    .filter(({ removedAt }) => removedAt === null)
    .map(({ uid, email, role, since, invitedByName }) => ({
      uid,
      email,
      role: role as Role,
      since: since.toISOString(),
      invitedByName,
      factorSince: factorSince(uid),
    }))
  const byClaimAlone = { role: 'owner', since: null, invitedByName: null } as const
  const owners = (byClaim ?? [])
    .filter(({ uid }) => !inTable.has(uid))
    .map((account) => ({ ...account, ...byClaimAlone, factorSince: factorSince(account.uid) }))
  return {
    members: [...owners, ...members].sort(
      (one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'),
    ),
    invitations: open.map(({ id, email, role, invitedByName, expiresAt }) => ({
      id,
      email,
      role: role as Role,
      invitedByName,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= new Date(),
    })),
    /** False when the provider did not say who has the administrator's claim. */
    isComplete: byClaim !== null,
  }
}

/** Whether an account is of the staff: as the table says, or as an owner by claim alone. */
export async function isOfStaff({ uid, hasClaim }: Pick<StaffAccount, 'uid' | 'hasClaim'>): Promise<boolean> {
  const entry = await db().staffMember.findUnique({ where: { uid }, select: { removedAt: true } })
  return entry ? entry.removedAt === null : hasClaim
}

/** A member's role and first day, for the file of their own data; null for a customer. */
export const membershipOf = (uid: string) =>
  db().staffMember.findUnique({
    where: { uid },
    select: { email: true, role: true, since: true, removedAt: true },
  })

/** The values of an invitation's mail; null for an invitation that can no longer be used. */
export async function invitationToWriteAbout(id: number) {
  const invitation = await db().staffInvitation.findUnique({ where: { id } })
  if (!invitation || invitation.acceptedAt || invitation.withdrawnAt) return null
  return invitation.expiresAt <= new Date() ? null : invitation
}
