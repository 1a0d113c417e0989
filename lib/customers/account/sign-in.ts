import 'server-only'
import { confirmationOf } from '@/lib/customers/guests/queries'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { accountIn, anonymousUid, openSession } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { takeOverCart } from '@/lib/sales/cart/service'
import { linkOrders } from '@/lib/sales/orders/phone-buyers.service'

/** `formerToken` is the token of this browser's former anonymous sign-in. */
type Tokens = { idToken: string; formerToken?: string | undefined }

/** The client's address, the headers of the request, and the user of its present session. */
type From = { address: string; headers: Headers; caller: ShopUser | null }

/**
 * Opens or renews a session. The account gets the orders that were placed without it under its confirmed e-mail address,
 * and the goods of this browser's former anonymous sign-in. Returns a `Set-Cookie` header.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function startSession({ idToken, formerToken }: Tokens, from: From): Promise<string> {
  const cookie = await openSession(idToken, from.address, from.headers)
  await takeOver({ idToken, formerToken }, from)
  return cookie
}

async function takeOver({ idToken, formerToken }: Tokens, { address, caller }: From): Promise<void> {
  const { uid, email, isConfirmed } = accountIn(idToken)
  if (!email) return
  // A token proves the ownership of the goods. Only a session that a code has opened proves that of the address.
  const former =
    formerToken && !caller ? await tryStep('former', anonymousUid(formerToken, address)) : undefined
  const guest = caller?.isGuest ? caller.uid : former
  // the goods first: the next renewal no longer knows the former sign-in
  if (guest && guest !== uid) await tryStep('goods', takeOverCart(guest, uid))
  const isProven =
    !isConfirmed && (await tryStep('proof', hasProven(uid, email.toLowerCase(), caller))) === true
  if (isConfirmed || isProven) await tryStep('orders', linkOrders(uid, email))
  // the code has confirmed the address, so the provider need not ask again
  if (isProven)
    await tryStep('address', askProvider(identityProvider().updateUser(uid, { emailVerified: true })))
}

/** Logs the failure of a step: neither signing in nor the other steps depend on it. */
const tryStep = <T>(step: string, work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    log.warn({ event: 'sign_in.take_over_failed', step, error: String(error) })
    return undefined
  })

/** Whether a code has confirmed this address, for the account itself or for this browser's anonymous sign-in. */
const hasProven = async (uid: string, email: string, caller: ShopUser | null): Promise<boolean> =>
  caller?.confirmedEmail === email || (await confirmationOf(uid))?.email === email
