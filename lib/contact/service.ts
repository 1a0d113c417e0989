import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { transaction } from '@/lib/core/transaction'
import type { ShopUser } from '@/lib/identity/user'
import { isBlocked, isHeadless, LIMIT, lastForwarded, senderOf, WINDOW_MINUTES } from './rules'
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

  const sender = user
    ? senderOf(user.uid)
    : `visitor:${digest(lastForwarded(headers.get('x-forwarded-for')))}`
  const mail = message.from_email.toLowerCase()
  await transaction(async (tx) => {
    // one at a time for a sender, so that ten messages at once are counted one after the other
    for (const key of [sender, mail].sort())
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contact:${key}`}, 0))`
    const [recent] = await tx.$queryRaw<{ count: number; wait: number | null }[]>`
      SELECT count(*)::int AS count,
        ceil(extract(epoch FROM min(created_at) + make_interval(mins => ${WINDOW_MINUTES}::int) - now()))::int AS wait
      FROM contact_message
      WHERE (sender = ${sender} OR lower(from_email) = ${mail})
        AND created_at > now() - make_interval(mins => ${WINDOW_MINUTES}::int)`
    if (recent && recent.count >= LIMIT)
      throw new ShopError('too_many_requests', [], { 'retry-after': String(Math.max(recent.wait ?? 1, 1)) })
    await tx.$executeRaw`
      WITH stored AS (
        INSERT INTO contact_message (from_name, from_email, phone, message, sender)
        VALUES (${message.from_name}, ${message.from_email}, ${message.phone}, ${message.message}, ${sender})
        RETURNING id
      )
      INSERT INTO outbox (topic, event_key, payload)
      SELECT 'contact.message', 'contact.message:' || id, jsonb_build_object('contactMessageId', id) FROM stored`
  })
}

/** A visitor's address is counted, not kept. */
const digest = (address: string) =>
  createHmac('sha256', env().DATABASE_URL).update(address).digest('base64url').slice(0, 22)
