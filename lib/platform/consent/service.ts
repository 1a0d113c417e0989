import 'server-only'
import { query } from '@/lib/platform/database/query'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { consume } from '@/lib/platform/limits/service'
import { keptSince } from '@/lib/platform/values/keeping'
import type { ConsentAnswer } from './schema'

/** Stores what a visitor answered to the question about counting visits. @throws ShopError too_many_requests */
export async function recordConsent(answer: ConsentAnswer, headers: Headers): Promise<void> {
  await consume(['consents', clientAddress(headers)])
  await query()
    .insertInto('consentRecord')
    .values({ ...answer, purpose: 'analytics' })
    .execute()
}

/** Deletes answers that no longer have to be proved. Returns their number. */
export async function eraseOldConsents(now = new Date()): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('consentRecord')
    .where('createdAt', '<', keptSince(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
