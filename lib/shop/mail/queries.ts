import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import { can } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isToCustomer } from './topics'

export type FailedMail = Awaited<ReturnType<typeof failedMails>>[number]

/** Mails that are not tried again by themselves, newest first. Addresses of the staff are for who may look at it. */
export async function failedMails(reader: Pick<ShopUser, 'role'>) {
  const rows = await query()
    .selectFrom('outbox as mail')
    .leftJoin('shopOrder as o', (join) =>
      join.on(({ ref }) => sql<boolean>`${ref('o.id')} = ${ref('mail.payload')} ->> 'orderId'`),
    )
    .select([
      'mail.id',
      'mail.topic',
      'mail.eventKey',
      'mail.createdAt',
      'mail.deadAt',
      'mail.attempts',
      'mail.lastError',
      'mail.triedTo',
      'o.email as buyer',
    ])
    .select(({ ref }) => sql<string | null>`${ref('mail.payload')} ->> 'orderId'`.as('orderId'))
    .where('mail.deadAt', 'is not', null)
    .orderBy('mail.deadAt', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id, topic, eventKey, orderId, createdAt, deadAt, attempts, ...row }) => {
    const isBuyers = isToCustomer(topic)
    // Mails that an earlier version gave up on have no recipient noted.
    const to = row.triedTo ?? (isBuyers ? row.buyer : null)
    return {
      id: Number(id),
      topic,
      /** What it is about: 'order.placed:K7M2Q-X9D4T'. */
      eventKey,
      orderId,
      createdAt: createdAt.toISOString(),
      deadAt: (deadAt ?? createdAt).toISOString(),
      attempts,
      reason: row.lastError ?? '',
      /** The recipient of the last try; null where it is unknown, or the reader may not see it. */
      to: isBuyers || can(reader.role, 'see', 'settings') ? to : null,
      isToCustomer: isBuyers,
    }
  })
}

export type OrderMail = { id: number; topic: string; sentAt: string | null; deadAt: string | null }

/** The mails about an order that the outbox still keeps, oldest first. */
export async function mailsOfOrder(orderId: string): Promise<OrderMail[]> {
  const rows = await query()
    .selectFrom('outbox')
    .select(['id', 'topic', 'sentAt', 'deadAt'])
    .where(({ ref }) => sql<boolean>`${ref('payload')} ->> 'orderId' = ${orderId}`)
    .orderBy('id')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt?.toISOString() ?? null,
    deadAt: row.deadAt?.toISOString() ?? null,
  }))
}
