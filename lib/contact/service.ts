import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { keyedHash } from '@/lib/core/keyed-hash'
import { clientAddress } from '@/lib/http/client-address'
import type { ShopUser } from '@/lib/identity/user'
import { consume } from '@/lib/limits/service'
import { isBlocked, isHeadless, senderOf } from './rules'
import { type ContactMessage, isRobot } from './schema'

/**
 * Stores a message to the shop; the outbox sends it, whether the mail provider answers now or tomorrow.
 *
 * @throws ShopError contact.headless, contact.blocked for a blocked sender and a filled honeypot, too_many_requests
 */
export async function receiveMessage(
  message: ContactMessage,
  user: ShopUser | null,
  headers: Headers,
): Promise<void> {
  const { CONTACT_BLOCK_HEADLESS, CONTACT_BLOCKED_SENDERS } = env()
  if (CONTACT_BLOCK_HEADLESS && isHeadless(headers.get('user-agent'))) throw new ShopError('contact.headless')
  if (isRobot(message) || isBlocked(message.from_email, CONTACT_BLOCKED_SENDERS))
    throw new ShopError('contact.blocked')

  const sender = user ? senderOf(user.uid) : `visitor:${keyedHash(clientAddress(headers))}`
  const giveBack = await consume(
    ['contactMessages', sender],
    ['contactMessages', `e-mail:${message.from_email.toLowerCase()}`],
  )
  try {
    await db().$executeRaw`
      WITH stored AS (
        INSERT INTO contact_message (from_name, from_email, phone, message, sender)
        VALUES (${message.from_name}, ${message.from_email}, ${message.phone}, ${message.message}, ${sender})
        RETURNING id
      )
      INSERT INTO outbox (topic, event_key, payload)
      SELECT 'contact.message', 'contact.message:' || id, jsonb_build_object('contactMessageId', id) FROM stored`
  } catch (error) {
    await giveBack()
    throw error
  }
}
