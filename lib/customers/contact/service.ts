import 'server-only'
import { shownProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { isRobot } from '@/lib/platform/http/robot-field'
import type { ShopUser } from '@/lib/platform/identity/user'
import { withLimits } from '@/lib/platform/limits/service'
import { env } from '@/lib/platform/runtime/env'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { isBlocked } from '@/lib/shop/mail/blocked'
import { tell } from '@/lib/shop/mail/tell.service'
import { isHeadless, messagesFrom, senderOf } from './rules'
import type { ContactMessage } from './schema'

/** Refuses robots and blocked senders. @throws ShopError contact.headless, contact.blocked */
export function refuseUnwanted(
  { from_email, website }: Pick<ContactMessage, 'from_email' | 'website'>,
  user: ShopUser | null,
  headers: Headers,
): void {
  const { CONTACT_BLOCK_HEADLESS, CONTACT_BLOCKED_SENDERS } = env()
  // Trusts an account whatever its browser says. Anonymous sign-ins count as visitors, because scripts can make many.
  if (CONTACT_BLOCK_HEADLESS && (!user || user.isGuest) && isHeadless(headers.get('user-agent')))
    throw new ShopError('contact.headless')
  if (isRobot({ website }) || isBlocked(from_email, CONTACT_BLOCKED_SENDERS))
    throw new ShopError('contact.blocked')
}

/**
 * Stores a message to the shop. The outbox sends it, with retries while the mail provider fails.
 * @throws ShopError contact.headless, contact.blocked for a blocked sender and a filled honeypot, too_many_requests
 */
export async function receiveMessage(
  message: ContactMessage,
  user: ShopUser | null,
  headers: Headers,
): Promise<void> {
  refuseUnwanted(message, user, headers)
  const visitor = `visitor:${keyedHash(clientAddress(headers))}`
  const sender = user ? senderOf(user.uid) : visitor
  await withLimits(async (countOnce) => {
    await countOnce(['contactMessages', user?.isGuest ? visitor : sender])
    // a product that is not shown does not stop the message
    const product = message.product_id ? await shownProduct(message.product_id) : null
    await transaction(async (tx) => {
      const { id } = await tx
        .insertInto('contactMessage')
        .values({
          fromName: message.from_name,
          fromEmail: message.from_email,
          phone: message.phone,
          message: message.message,
          sender,
          productId: product?.id ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tell(tx, 'contact.message', id, { contactMessageId: id })
    })
  })
}

/** Deletes the messages of a deleted account. */
export async function eraseMessagesOf(sender: Parameters<typeof messagesFrom>[0]): Promise<void> {
  await db().contactMessage.deleteMany({ where: messagesFrom(sender) })
}

/** Deletes messages after a year, as the privacy notice says. Returns their number. */
export async function eraseOldMessages(now = new Date()): Promise<number> {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  const { numDeletedRows } = await query()
    .deleteFrom('contactMessage')
    .where('createdAt', '<', yearAgo)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
