import 'server-only'
import { recordChange } from '@/lib/audit/service'
import { ShopError } from '@/lib/core/errors'
import { transaction } from '@/lib/core/transaction'
import type { ShopUser } from '@/lib/identity/user'

/** Puts a mail that the shop gave up on back into the queue. @throws ShopError not_found */
export async function retryMail(id: number, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const failed = await tx.outbox.findFirst({ where: { id, deadAt: { not: null }, sentAt: null } })
    const { count } = await tx.outbox.updateMany({
      where: { id, deadAt: { not: null }, sentAt: null },
      data: { deadAt: null, takenAt: null },
    })
    if (!failed || count === 0) throw new ShopError('not_found')
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
