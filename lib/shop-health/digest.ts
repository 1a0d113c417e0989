import 'server-only'
import { transaction } from '@/lib/core/database/transaction'
import { SHOP_TIME_ZONE } from '@/lib/core/values/time-zone'
import { tell } from '@/lib/mail/tell'
import { orderRecipients } from '@/lib/settings/load'

/** By the shop's clock: before the working day, and after the night's backup. */
const FROM_HOUR = 7
const DAY_MS = 86_400_000

/**
 * Puts the owner's daily mail into the outbox. Every server does, and the outbox takes the first: an event is told once.
 */
export async function tellDigest(now = new Date()): Promise<void> {
  if (orderRecipients().length === 0 || hourOf(now) < FROM_HOUR) return
  const day = dayOf(new Date(now.getTime() - DAY_MS))
  await transaction((tx) => tell(tx, 'shop.digest', day, { day }))
}

const hourOf = (at: Date) =>
  Number(
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE }).format(at),
  )
/** YYYY-MM-DD, as Swedes write it. */
const dayOf = (at: Date) => new Intl.DateTimeFormat('sv', { timeZone: SHOP_TIME_ZONE }).format(at)
