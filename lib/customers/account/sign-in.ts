import 'server-only'
import { confirmedEmailOf, openSession } from '@/lib/platform/identity/session/session'
import { log } from '@/lib/platform/runtime/log'
import { linkCallersOrders } from '@/lib/sales/orders/callers.service'

/**
 * Opens or renews a session, and gives the account what was ordered by phone under its confirmed e-mail address. Returns
 * a `Set-Cookie` header. `address` is the client's address.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function signIn(idToken: string, address: string, headers: Headers): Promise<string> {
  const cookie = await openSession(idToken, address, headers)
  const { uid, email } = confirmedEmailOf(idToken)
  if (email)
    // nobody stays outside because of it: the next renewal tries again
    await linkCallersOrders(uid, email).catch((error: unknown) =>
      log.warn({ event: 'caller.link_failed', error: String(error) }),
    )
  return cookie
}
