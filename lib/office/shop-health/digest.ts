import 'server-only'
import { later } from '@/lib/office/dashboard/rules'
import { transaction } from '@/lib/platform/database/transaction'
import { shopTime, shopToday } from '@/lib/platform/values/clock'
import { tell } from '@/lib/shop/mail/tell.service'
import { orderRecipients } from '@/lib/shop/settings/load'

/** By the shop's clock: before the working day, and after the night's backup. */
const FROM_HOUR = 7

/** Puts the owner's daily mail into the outbox. Every server does: an event is told once. */
export async function tellDigest(now = new Date()): Promise<void> {
  if (orderRecipients().length === 0 || Number(shopTime(now).slice(11, 13)) < FROM_HOUR) return
  // Days are counted, not hours: the day on which the clock goes back has 25.
  const day = later(shopToday(now), -1)
  await transaction((tx) => tell(tx, 'shop.digest', day, { day }))
}
