import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { forgetAccountCar } from '@/lib/fitment/my-car/service'
import { query } from '@/lib/platform/database/query'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import { log } from '@/lib/platform/runtime/log'
import { DAY_MS } from '@/lib/platform/time/durations'
import { clearCart } from '@/lib/sales/cart/service'
import { forgetConfirmation } from './service'

/** The accounts of a round: the most that the provider lists or deletes at once. */
const BATCH = 1_000
/** The longest time of a session. */
const UNUSED_DAYS = 30

/** The page of the next round; undefined is the first one, also after a start. */
let nextPage: string | undefined

/** Whether an identity is anonymous and was last used longer ago than a session lasts. */
function isUnused({ providerData, email, metadata }: UserRecord, now: Date): boolean {
  const seen = metadata.lastRefreshTime ?? metadata.lastSignInTime ?? metadata.creationTime
  return providerData.length === 0 && !email && Date.parse(seen) < now.getTime() - UNUSED_DAYS * DAY_MS
}

/** Deletes unused anonymous sign-ins without orders, a batch of accounts at a time. Returns their number. */
export async function deleteUnusedGuests(now = new Date()): Promise<number> {
  const thisPage = nextPage
  // begins again after a failure, because the name of a page expires
  nextPage = undefined
  const page = await askProvider(identityProvider().listUsers(BATCH, thisPage))
  nextPage = page.pageToken
  const candidates = page.users.filter((user) => isUnused(user, now)).map(({ uid }) => uid)
  if (candidates.length === 0) return 0
  const ordered = await query()
    .selectFrom('shopOrder')
    .select('userId')
    .distinct()
    .where('userId', 'in', candidates)
    .execute()
  const buyers = new Set(ordered.map(({ userId }) => userId))
  const unused = candidates.filter((uid) => !buyers.has(uid))
  // the identity last: the next round finds the rest by it after a failure
  for (const uid of unused) {
    await endSessionsOf(uid)
    await clearCart(uid)
    await forgetAccountCar(uid)
    await forgetConfirmation(uid)
  }
  await askProvider(identityProvider().deleteUsers(unused))
  if (unused.length > 0) log.info({ event: 'guests.deleted', count: unused.length })
  return unused.length
}
