import 'server-only'
import { cartItems } from '@/lib/cart/queries'
import { messagesOf } from '@/lib/contact/queries'
import { answerInTime } from '@/lib/core/time-limit'
import { getVoidBefore } from '@/lib/identity/account-status'
import { identityProvider, userDatabase } from '@/lib/identity/firebase/firebase-admin'
import { listSessions } from '@/lib/identity/session/session-store'
import { ordersOfUser, recordsOfOrders } from '@/lib/orders/queries'
import type { SignedInBrowser } from './schema'

/** The provider's SDKs wait without end; a caller does not. */
const PATIENCE_MS = 10_000

/** @throws ShopError unavailable when the provider does not answer */
export const patiently = <T>(work: Promise<T>): Promise<T> => answerInTime(work, PATIENCE_MS)

/** Everything below `Users` that is this user's, by its key. */
export async function recordsOf(uid: string): Promise<Record<string, unknown>> {
  const found = await patiently(userDatabase().ref('Users').orderByChild('id').equalTo(uid).once('value'))
  return (found.val() ?? {}) as Record<string, unknown>
}

/** The browsers in which an account is signed in: the one that asks, by `currentId`, then those last seen. */
export async function listAccountSessions(uid: string, currentId: string | null): Promise<SignedInBrowser[]> {
  const sessions = await listSessions(uid, await getVoidBefore(identityProvider(), uid))
  return sessions
    .map(({ id, signedInAt, lastSeenAt, ...names }) => ({
      id,
      ...names,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === currentId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** All that the shop holds about a person, for them to take along (GDPR, articles 15 and 20). */
export async function accountExport(uid: string) {
  const user = await patiently(identityProvider().getUser(uid))
  // an address that nobody confirmed may be somebody else's, and so what was written from it
  const email = user.emailVerified ? (user.email ?? null) : null
  const [records, cart, orders, kept, messages, sessions] = await Promise.all([
    recordsOf(uid),
    cartItems(uid),
    ordersOfUser(uid),
    recordsOfOrders(uid),
    messagesOf({ uid, email }),
    listAccountSessions(uid, null),
  ])
  return {
    exportedAt: new Date().toISOString(),
    identity: {
      uid,
      email: user.email ?? null,
      emailVerified: user.emailVerified,
      displayName: user.displayName ?? null,
      createdAt: isoOf(user.metadata.creationTime),
      lastSignInAt: isoOf(user.metadata.lastSignInTime),
    },
    records: Object.values(records),
    cart,
    orders: orders.map((order) => ({ ...order, ...kept.get(order.id) })),
    messages,
    sessions: sessions.map(({ id: _id, isCurrent: _isCurrent, ...session }) => session),
  }
}

const isoOf = (time: string | undefined) => (time ? new Date(time).toISOString() : null)
