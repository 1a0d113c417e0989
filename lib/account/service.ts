import 'server-only'
import { clearCart } from '@/lib/cart/service'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { forgetAccountStatus } from '@/lib/identity/account-status'
import { identityProvider, userDatabase } from '@/lib/identity/firebase/firebase-admin'
import { confirmIdentity } from '@/lib/identity/session/session'
import { endSessionOf, endSessionsOf } from '@/lib/identity/session/session-store'
import { patiently, recordsOf } from './queries'

/**
 * Deletes an account for good: its record, cart, sessions and identity. Orders stay, because the law says so. The
 * identity goes last: whatever fails before it, the owner can still sign in and delete again.
 * @throws ShopError account.not_authenticated without a password of the last minutes, unavailable
 */
export async function deleteAccount(uid: string, { idToken }: { idToken: string }): Promise<void> {
  await confirmIdentity(idToken, uid)
  const gone: Record<string, null> = { [`UserKeys/${uid}`]: null }
  for (const key of Object.keys(await recordsOf(uid))) gone[`Users/${key}`] = null
  await patiently(userDatabase().ref().update(gone))
  await clearCart(uid)
  await signOutEverywhere(uid)
  await patiently(identityProvider().deleteUser(uid))
  forgetAccountStatus(uid)
  log.info({ event: 'account.deleted', uid })
}

/**
 * Ends all sessions of an account, and its refresh tokens at the identity provider. Bearer tokens of before end at once
 * on this server, and on others when what they believe of the account is two minutes old.
 * @throws ShopError unavailable
 */
export async function signOutEverywhere(uid: string): Promise<void> {
  // The provider first: when it fails nothing has changed, and the caller is still signed in to try again.
  await patiently(identityProvider().revokeRefreshTokens(uid))
  await endSessionsOf(uid)
  forgetAccountStatus(uid)
  log.info({ event: 'account.signed_out_everywhere', uid })
}

/** @throws ShopError not_found when the account has no such session */
export async function endAccountSession(uid: string, id: string): Promise<void> {
  if (!(await endSessionOf(uid, id))) throw new ShopError('not_found')
}
