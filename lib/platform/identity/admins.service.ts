import 'server-only'
import type { Auth, UserRecord } from 'firebase-admin/auth'

/** A failure that the person at the command line can solve; they read its message. */
export class AdminError extends Error {}

export type Admin = { email: string; uid: string; changed: boolean }

/** Makes an account an administrator. Takes effect at its next sign-in or session renewal. */
export async function grantAdmin(provider: Auth, email: string): Promise<Admin> {
  const user = await accountOf(provider, email)
  if (user.disabled)
    throw new AdminError(`${email} is disabled: enable the account before granting anything.`)
  // without it the role would not count (lib/platform/identity/staff-access.ts)
  if (!user.emailVerified)
    throw new AdminError(
      `${email} is not confirmed: open the link in the mail that came after registration (or send it again in “My details”) first.`,
    )
  const changed = user.customClaims?.admin !== true
  if (changed) await provider.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true })
  return { email, uid: user.uid, changed }
}

/** Removes the administrator's claim and ends all of the account's sessions: writes at once, reads within minutes. */
export async function revokeAdmin(provider: Auth, email: string): Promise<Admin> {
  const user = await accountOf(provider, email)
  const { admin, ...others } = user.customClaims ?? {}
  const changed = admin === true
  if (changed) {
    await provider.setCustomUserClaims(user.uid, others)
    await provider.revokeRefreshTokens(user.uid)
  }
  return { email, uid: user.uid, changed }
}

export const hasAdminClaim = async (provider: Auth, uid: string): Promise<boolean> =>
  (await provider.getUser(uid)).customClaims?.admin === true

/** The e-mail addresses of all administrators by claim, in alphabetical order. */
export const listAdmins = async (provider: Auth): Promise<string[]> =>
  (await listAdminAccounts(provider)).map(({ email }) => email).sort()

/** All accounts with the administrator's claim. */
export async function listAdminAccounts(provider: Auth): Promise<{ uid: string; email: string }[]> {
  const admins: { uid: string; email: string }[] = []
  let pageToken: string | undefined
  do {
    const page = await provider.listUsers(1_000, pageToken)
    for (const user of page.users) {
      if (user.customClaims?.admin === true) admins.push({ uid: user.uid, email: user.email ?? user.uid })
    }
    pageToken = page.pageToken
  } while (pageToken)
  return admins
}

/** @throws AdminError for an address without an account */
export async function accountOf(provider: Auth, email: string): Promise<UserRecord> {
  try {
    return await provider.getUserByEmail(email)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'auth/user-not-found')
      throw new AdminError(`${email} has no account: it must be registered in the shop first.`)
    if (code === 'auth/invalid-email') throw new AdminError(`${email} is not an email address.`)
    throw error
  }
}
