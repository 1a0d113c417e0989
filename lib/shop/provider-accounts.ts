import 'server-only'
import { db } from '@/lib/platform/database/db'
import { listAdminAccounts } from '@/lib/platform/identity/admins.service'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'

export type StaffAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Null for an account that does not exist. @throws ShopError unavailable */
export async function findAccount(uid: string) {
  try {
    const user = await askProvider(identityProvider().getUser(uid))
    return {
      uid,
      email: user.email ?? '',
      isVerified: user.emailVerified,
      hasClaim: user.customClaims?.admin === true,
    }
  } catch (error) {
    if ((error as { code?: unknown })?.code === 'auth/user-not-found') return null
    throw error
  }
}

/** Takes the administrator's claim from an account that has it. */
export async function removeClaim(uid: string): Promise<void> {
  const user = await askProvider(identityProvider().getUser(uid))
  const { admin, ...others } = user.customClaims ?? {}
  if (admin !== undefined) await askProvider(identityProvider().setCustomUserClaims(uid, others))
}

/** Every account with the administrator's claim. @throws ShopError unavailable */
export const accountsWithClaim = (): Promise<{ uid: string; email: string }[]> =>
  askProvider(listAdminAccounts(identityProvider()))

/** The most accounts that the provider returns at once. */
const AT_ONCE = 100

/**
 * The owners of the table beside one whose account the provider still lets in: an owner who can no longer sign in keeps
 * nobody from being the last one. @throws ShopError unavailable
 */
export async function activeOwnersBeside(uid: string): Promise<string[]> {
  const owners = await db().staffMember.findMany({
    where: { role: 'owner', removedAt: null, uid: { not: uid } },
    select: { uid: true },
    orderBy: { since: 'asc' },
    take: AT_ONCE,
  })
  if (owners.length === 0) return []
  const { users } = await askProvider(identityProvider().getUsers(owners))
  return users.filter(({ disabled }) => !disabled).map((user) => user.uid)
}
