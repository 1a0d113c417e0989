import 'server-only'
import { alertsOf } from '@/lib/assortment/stock-alerts/queries'
import { complaintsOf } from '@/lib/customers/complaints/queries'
import { messagesOf } from '@/lib/customers/contact/queries'
import { confirmationOf } from '@/lib/customers/guests/queries'
import { reportsFrom } from '@/lib/customers/safety/queries'
import { findAccountCar } from '@/lib/fitment/my-car/service'
import { ShopError } from '@/lib/platform/errors'
import { getVoidBefore } from '@/lib/platform/identity/account-status'
import { identityProvider, userDatabase } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { listSessions } from '@/lib/platform/identity/session/session-store.service'
import { cartItems } from '@/lib/sales/cart/queries'
import { notesOfUser } from '@/lib/sales/invoices/notes/queries'
import { invoicesOfUser } from '@/lib/sales/invoices/queries'
import { notesAbout } from '@/lib/sales/notes/queries'
import { ordersOfUser, recordsOfOrders } from '@/lib/sales/orders/queries'
import { withdrawalsOf } from '@/lib/sales/withdrawal/queries'
import { factorStateOf } from '@/lib/shop/second-factor/queries'
import { membershipOf } from '@/lib/shop/staff/queries'
import { newestRecord, type StoredRecord } from './schema'

/** A user's records below `Users`, by their keys. */
export async function recordsOf(uid: string): Promise<Record<string, unknown>> {
  const snapshot = await askProvider(
    (await userDatabase()).ref('Users').orderByChild('id').equalTo(uid).once('value'),
  )
  return (snapshot.val() ?? {}) as Record<string, unknown>
}

export const recordOf = async (uid: string): Promise<StoredRecord | null> =>
  newestRecord(await recordsOf(uid))

/** The browsers in which an account is signed in: the current one (`currentId`) first, then the most recently used. */
export async function listAccountSessions(uid: string, currentId: string | null) {
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

export type SignedInBrowser = Awaited<ReturnType<typeof listAccountSessions>>[number]

/**
 * All data that the shop has about a person, which they may have (GDPR, articles 15 and 20).
 * @throws ShopError not_found for an account that is unknown and has no orders, unavailable
 */
export async function accountExport(uid: string) {
  const user = await askProvider(identityProvider().getUser(uid)).catch((error: unknown) => {
    // a deleted account leaves its orders
    if ((error as { code?: unknown })?.code === 'auth/user-not-found') return null
    throw error
  })
  // An unconfirmed address, and the messages sent from it, may belong to somebody else.
  const confirmation = await confirmationOf(uid)
  const email = (user?.emailVerified ? user.email : confirmation?.email) ?? null
  const orders = await ordersOfUser(uid)
  if (!user && orders.length === 0) throw new ShopError('not_found')
  const changesByOrder = await recordsOfOrders(uid)
  const sessions = await listAccountSessions(uid, null)
  // Reads one after the other: all at once would take every connection of the pool.
  return {
    exportedAt: new Date().toISOString(),
    identity: user && {
      uid,
      email: user.email ?? null,
      emailVerified: user.emailVerified,
      isAnonymous: user.providerData.length === 0,
      displayName: user.displayName ?? null,
      createdAt: isoOf(user.metadata.creationTime),
      lastSignInAt: isoOf(user.metadata.lastSignInTime),
    },
    confirmedAddress: confirmation && {
      email: confirmation.email,
      confirmedAt: confirmation.confirmedAt?.toISOString() ?? null,
    },
    records: Object.values(await recordsOf(uid)),
    cart: await cartItems(uid),
    orders: orders.map((order) => ({ ...order, ...changesByOrder.get(order.id) })),
    invoices: await invoicesOfUser(uid),
    debitNotes: await notesOfUser(uid),
    messages: await messagesOf({ uid, email }),
    stockAlerts: email ? await alertsOf(email) : [],
    safetyReports: email ? await reportsFrom(email) : [],
    withdrawals: await withdrawalsOf({ uid, email }),
    complaints: await complaintsOf({ uid, email }),
    notes: await notesAbout(uid),
    staff: await membershipOf(uid),
    secondFactor: await factorStateOf(uid),
    car: await findAccountCar(uid),
    sessions: sessions.map(({ id: _id, isCurrent: _isCurrent, ...session }) => session),
  }
}

const isoOf = (time: string | undefined) => (time ? new Date(time).toISOString() : null)
