import 'server-only'
import { clearCart } from '@/lib/cart/service'
import { log } from '@/lib/core/log'
import { identityProvider, userDatabase } from '@/lib/identity/firebase-admin'
import { confirmIdentity } from '@/lib/identity/session'
import { forgetStanding } from '@/lib/identity/standing'
import { patiently, recordsOf } from './queries'

/**
 * Deletes an account for good: its record, cart, sessions and identity. Orders stay, because the law says so. The
 * identity goes last: whatever fails before it, the owner can still sign in and delete again.
 * @throws ShopError account.not_authenticated without a password of the last minutes, unavailable
 */
export async function deleteAccount(uid: string, { idToken }: { idToken: string }): Promise<void> {
  await confirmIdentity(idToken, uid)
  const keys = Object.keys(await recordsOf(uid))
  await Promise.all(keys.map((key) => patiently(userDatabase().ref('Users').child(key).remove())))
  await clearCart(uid)
  const provider = identityProvider()
  await provider.revokeRefreshTokens(uid)
  await provider.deleteUser(uid)
  forgetStanding(uid)
  log.info({ event: 'account.deleted', uid })
}
