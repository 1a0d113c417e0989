import 'server-only'
import { transaction } from '@/lib/core/database/transaction'
import { shopTime, shopToday } from '@/lib/core/values/clock'
import { later } from '@/lib/dashboard/rules'
import { tell } from '@/lib/mail/tell'
import { orderRecipients } from '@/lib/settings/load'

/** By the shop's clock: before the working day, and after the night's backup. */
const FROM_HOUR = 7

/**
 * Puts the owner's daily mail into the outbox. Every server does, and the outbox takes the first: an event is told once.
 */
export async function tellDigest(now = new Date()): Promise<void> {
  if (orderRecipients().length === 0 || Number(shopTime(now).slice(11, 13)) < FROM_HOUR) return
  // Days are counted, not hours: the day on which the clock goes back has 25.
  const day = later(shopToday(now), -1)
  await transaction((tx) => tell(tx, 'shop.digest', day, { day }))
}
