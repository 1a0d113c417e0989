import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { isToCustomer, type Topic } from './topics'

/** A mail that the shop gave up on, locked, with what the audit says of it. @throws ShopError not_found */
async function failedMail(tx: Transaction, id: number) {
  const failed = await tx
    .selectFrom('outbox')
    .select(['topic', 'eventKey', 'deadAt', 'lastError', 'triedTo', 'recipient'])
    .select(({ ref }) => sql<string | null>`${ref('payload')} ->> 'orderId'`.as('orderId'))
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .where('sentAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!failed) throw new ShopError('not_found')
  const { eventKey, deadAt, lastError } = failed
  return {
    ...failed,
    before: { eventKey, deadAt: deadAt?.toISOString() ?? null, lastError },
    after: { eventKey, deadAt: null, lastError: null },
  }
}

/** Puts a mail that the shop gave up on back into the queue. @throws ShopError not_found */
export async function retryMail(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const { before, after } = await failedMail(tx, id)
    await tx.updateTable('outbox').set({ deadAt: null, takenAt: null }).where('id', '=', id).execute()
    await recordChange(tx, admin, { action: 'mail.retry', subject: { type: 'mail', id }, before, after })
  })
}

/**
 * Puts a mail to a customer that the shop gave up on back into the queue, to another address. Returns the order that it is
 * about. Whoever calls it says why in the same transaction. @throws ShopError not_found, also for a mail to the staff
 */
export async function correctMail(
  tx: Transaction,
  id: number,
  email: string,
  admin: ShopUser,
): Promise<string | null> {
  const { topic, triedTo, recipient, orderId, before, after } = await failedMail(tx, id)
  if (!isToCustomer(topic)) throw new ShopError('not_found')
  const isOther = email !== (triedTo ?? recipient)
  await tx
    .updateTable('outbox')
    .set(({ eb }) => ({
      recipient: email,
      deadAt: null,
      takenAt: null,
      ...(isOther ? { corrected: eb('corrected', '+', 1) } : {}),
    }))
    .where('id', '=', id)
    .execute()
  await recordChange(tx, admin, {
    action: 'mail.correct',
    subject: { type: 'mail', id },
    before,
    // The audit is never erased, so it says that the address is another, and not which.
    after: { ...after, changedFields: ['email'] },
  })
  return orderId
}

/** Makes the unsent mails about an order others for the provider, which would take one with the same key for sent. */
export async function readdressMails(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set(({ eb }) => ({ corrected: eb('corrected', '+', 1) }))
    .where(({ ref }) => sql<boolean>`${ref('payload')} ->> 'orderId' = ${orderId}`)
    .where('sentAt', 'is', null)
    .execute()
}

/** Deletes a mail that the shop gave up on, such as one to an address that does not exist. @throws ShopError not_found */
export async function dropMail(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const { before } = await failedMail(tx, id)
    await tx.deleteFrom('outbox').where('id', '=', id).execute()
    await recordChange(tx, admin, { action: 'mail.drop', subject: { type: 'mail', id }, before, after: null })
  })
}

/** Queues again the mails that were closed unsent because they had no recipient then. */
export async function sendHeldBack(
  tx: Transaction,
  topics: readonly Topic[],
  subjects: readonly number[],
): Promise<void> {
  const keys = topics.flatMap((topic) => subjects.map((subject) => `${topic}:${subject}`))
  if (keys.length === 0) return
  await tx
    .updateTable('outbox')
    .set({ sentAt: null, takenAt: null })
    .where('eventKey', 'in', keys)
    .where('sentAt', 'is not', null)
    .where('providerId', 'is', null)
    .execute()
}
