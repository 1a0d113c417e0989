import 'server-only'
import type { UserRecord } from 'firebase-admin/auth'
import { forgetAccountCar } from '@/lib/fitment/my-car/service'
import { query } from '@/lib/platform/database/query'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import { log } from '@/lib/platform/runtime/log'
import { DAY_MS } from '@/lib/platform/values/working-days'
import { clearCart } from '@/lib/sales/cart/service'
import { forgetConfirmation } from './service'

/** Accounts that a round looks at: the provider gives no more at once, and deletes no more. */
const BATCH = 1_000
/** No session lasts longer. */
const UNUSED_DAYS = 30

/** Where the next round goes on; at the beginning after the last one, and after a start. */
let nextPage: string | undefined

/** Whether nobody has signed in with an identity but anonymously, and not for as long as a session lasts. */
function isUnused({ providerData, email, metadata }: UserRecord, now: Date): boolean {
  const seen = metadata.lastRefreshTime ?? metadata.lastSignInTime ?? metadata.creationTime
  return providerData.length === 0 && !email && Date.parse(seen) < now.getTime() - UNUSED_DAYS * DAY_MS
}

/** Deletes anonymous sign-ins that nobody uses or has ordered with, a batch of accounts at a time. Returns how many it was. */
export async function deleteUnusedGuests(now = new Date()): Promise<number> {
  const thisPage = nextPage
  // after a failure it begins again: a page's name does not last
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
  // the identity last: what is left over after a failure is found again by it
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
