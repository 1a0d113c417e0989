import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { isToCustomer, isTopic } from './topics'

/** A mail that the shop gave up on, locked. @throws ShopError not_found */
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
  return failed
}

/** Puts a mail that the shop gave up on back into the queue. @throws ShopError not_found */
export async function retryMail(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const failed = await failedMail(tx, id)
    await tx.updateTable('outbox').set({ deadAt: null, takenAt: null }).where('id', '=', id).execute()
    await recordChange(tx, admin, {
      action: 'mail.retry',
      subject: { type: 'mail', id },
      before: {
        eventKey: failed.eventKey,
        deadAt: failed.deadAt?.toISOString() ?? null,
        lastError: failed.lastError,
      },
      after: { eventKey: failed.eventKey, deadAt: null, lastError: null },
    })
  })
}

/**
 * Puts a mail to a customer that the shop gave up on back into the queue, to another address. Returns the order that it is
 * about; null where it is about none. Whoever calls it says why in the same transaction.
 *
 * @throws ShopError not_found, also for a mail to the staff
 */
export async function correctMail(
  tx: Transaction,
  id: number,
  email: string,
  admin: ShopUser,
): Promise<string | null> {
  const failed = await failedMail(tx, id)
  const { topic, eventKey, deadAt, lastError, orderId } = failed
  if (!isTopic(topic) || !isToCustomer[topic]) throw new ShopError('not_found')
  const isOther = email !== (failed.triedTo ?? failed.recipient)
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
    before: { eventKey, deadAt: deadAt?.toISOString() ?? null, lastError },
    // that it is another address, not which: nothing is ever erased from the audit
    after: { eventKey, deadAt: null, lastError: null, changedFields: ['email'] },
  })
  return orderId
}

/**
 * Makes the mails about an order that have not left yet others for the provider: they are written to another address from
 * now on, and under the same key it would take them for sent.
 */
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
    const { eventKey, deadAt, lastError } = await failedMail(tx, id)
    await tx.deleteFrom('outbox').where('id', '=', id).execute()
    await recordChange(tx, admin, {
      action: 'mail.drop',
      subject: { type: 'mail', id },
      before: { eventKey, deadAt: deadAt?.toISOString() ?? null, lastError },
      after: null,
    })
  })
}
