import 'server-only'
import { confirmationOf } from '@/lib/customers/guests/queries'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { accountIn, openSession } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { takeOverCart } from '@/lib/sales/cart/service'
import { linkOrders } from '@/lib/sales/orders/callers.service'

/** The client's address, the headers of the request, and who sent it: whose session it has until now. */
type From = { address: string; headers: Headers; caller: ShopUser | null }

/**
 * Opens or renews a session. Gives the account what was ordered under its confirmed e-mail address without it, and the
 * goods of the anonymous sign-in that this browser had. Returns a `Set-Cookie` header.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function signIn(idToken: string, { address, headers, caller }: From): Promise<string> {
  const cookie = await openSession(idToken, address, headers)
  // nobody stays outside because of it: the next renewal tries again
  await takeOver(idToken, caller).catch((error: unknown) =>
    log.warn({ event: 'sign_in.take_over_failed', error: String(error) }),
  )
  return cookie
}

async function takeOver(idToken: string, caller: ShopUser | null): Promise<void> {
  const { uid, email, isConfirmed } = accountIn(idToken)
  if (!email) return
  const isProven = !isConfirmed && (await hasProven(uid, email.toLowerCase(), caller))
  // nobody has to confirm an address twice
  if (isProven) await askProvider(identityProvider().updateUser(uid, { emailVerified: true }))
  if (isConfirmed || isProven) await linkOrders(uid, email)
  if (caller?.isGuest && caller.uid !== uid) await takeOverCart(caller.uid, uid)
}

/**
 * Whether a code has come to this address: for the account itself, which was an anonymous sign-in, or for the one that this
 * browser had. Whoever holds the token knows the account's password besides.
 */
const hasProven = async (uid: string, email: string, caller: ShopUser | null): Promise<boolean> =>
  caller?.confirmedEmail === email || (await confirmationOf(uid))?.email === email
