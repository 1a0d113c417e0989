import 'server-only'
import { recordChange } from '@/lib/audit/service'
import type { Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'

/** A mail that the shop gave up on, locked. @throws ShopError not_found */
async function failedMail(tx: Transaction, id: number) {
  const failed = await tx
    .selectFrom('outbox')
    .select(['eventKey', 'deadAt', 'lastError'])
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
