import 'server-only'
import { cartItems } from '@/lib/cart/queries'
import { messagesOf } from '@/lib/contact/queries'
import { ShopError } from '@/lib/core/errors'
import { identityProvider, userDatabase } from '@/lib/identity/firebase-admin'
import { ordersOfUser, recordsOfOrders } from '@/lib/orders/queries'

/** The database's SDK waits for a connection without end; a caller does not. */
const PATIENCE_MS = 10_000

/** @throws ShopError unavailable when the database does not answer */
export async function patiently<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ShopError('unavailable', [], { 'retry-after': '30' })), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Everything below `Users` that is this user's, by its key. */
export async function recordsOf(uid: string): Promise<Record<string, unknown>> {
  const found = await patiently(userDatabase().ref('Users').orderByChild('id').equalTo(uid).once('value'))
  return (found.val() ?? {}) as Record<string, unknown>
}

/** All that the shop holds about a person, for them to take along (GDPR, articles 15 and 20). */
export async function accountExport(uid: string) {
  const user = await identityProvider().getUser(uid)
  // an address that nobody confirmed may be somebody else's, and so what was written from it
  const email = user.emailVerified ? (user.email ?? null) : null
  const [records, cart, orders, kept, messages] = await Promise.all([
    recordsOf(uid),
    cartItems(uid),
    ordersOfUser(uid),
    recordsOfOrders(uid),
    messagesOf({ uid, email }),
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
  }
}

const isoOf = (time: string | undefined) => (time ? new Date(time).toISOString() : null)
