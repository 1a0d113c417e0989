import 'server-only'
import { confirmationOf } from '@/lib/customers/guests/queries'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { accountIn, anonymousUid, openSession } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { takeOverCart } from '@/lib/sales/cart/service'
import { linkOrders } from '@/lib/sales/orders/phone-buyers.service'

/** `formerToken` is of the anonymous sign-in that this browser had. */
type Tokens = { idToken: string; formerToken?: string | undefined }

/** The client's address, the headers of the request, and who sent it: whose session it has until now. */
type From = { address: string; headers: Headers; caller: ShopUser | null }

/**
 * Opens or renews a session. Gives the account what was ordered under its confirmed e-mail address without it, and the
 * goods of the anonymous sign-in that this browser had. Returns a `Set-Cookie` header.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function signIn({ idToken, formerToken }: Tokens, from: From): Promise<string> {
  const cookie = await openSession(idToken, from.address, from.headers)
  await takeOver({ idToken, formerToken }, from)
  return cookie
}

async function takeOver({ idToken, formerToken }: Tokens, { address, caller }: From): Promise<void> {
  const { uid, email, isConfirmed } = accountIn(idToken)
  if (!email) return
  // a token proves whose the goods are; that the address is theirs, only a session does, which a code has opened
  const former =
    formerToken && !caller ? await tryTo('former', anonymousUid(formerToken, address)) : undefined
  const guest = caller?.isGuest ? caller.uid : former
  // the goods first: the next renewal does not know whose they were
  if (guest && guest !== uid) await tryTo('goods', takeOverCart(guest, uid))
  const isProven =
    !isConfirmed && (await tryTo('proof', hasProven(uid, email.toLowerCase(), caller))) === true
  if (isConfirmed || isProven) await tryTo('orders', linkOrders(uid, email))
  // nobody has to confirm an address twice
  if (isProven)
    await tryTo('address', askProvider(identityProvider().updateUser(uid, { emailVerified: true })))
}

/** Nobody stays outside because of a step that fails, nor do the other ones. */
const tryTo = <T>(step: string, work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    log.warn({ event: 'sign_in.take_over_failed', step, error: String(error) })
    return undefined
  })

/** Whether a code has come to this address: for the account, once an anonymous sign-in, or for the one that this browser had. */
const hasProven = async (uid: string, email: string, caller: ShopUser | null): Promise<boolean> =>
  caller?.confirmedEmail === email || (await confirmationOf(uid))?.email === email
