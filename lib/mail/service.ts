import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'

/** Puts a mail that the shop gave up on back into the queue. @throws ShopError not_found */
export async function retryMail(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const failed = await tx
      .selectFrom('outbox')
      .select(['eventKey', 'deadAt', 'lastError'])
      .where('id', '=', id)
      .where('deadAt', 'is not', null)
      .where('sentAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!failed) throw new ShopError('not_found')
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
