import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { callersOwner } from '@/lib/sales/orders/callers.service'
import { isCaller } from '@/lib/sales/orders/rules'
import { recordChange } from '@/lib/shop/audit/service'
import { correctMail, readdressMails } from '@/lib/shop/mail/service'
import type { CorrectedRecipient } from './schema'

/**
 * Sends a mail to a customer that the provider did not take to another address. `isForOrder` makes it the address of the
 * order that the mail is about, so that later mails go there too.
 *
 * @throws ShopError not_found for a mail that has left, or goes to the staff; order.not_found for an order that is gone
 */
export const correctRecipient = (
  id: number,
  { email, isForOrder }: CorrectedRecipient,
  admin: ShopUser,
): Promise<void> =>
  transaction(async (tx) => {
    const orderId = await correctMail(tx, id, email, admin)
    if (isForOrder && orderId !== null) await changeEmail(tx, orderId, email, admin)
  })

/** Changes the e-mail address of an order: its mails go there, and with its number it opens the order to its buyer. */
async function changeEmail(tx: Transaction, orderId: string, email: string, admin: ShopUser): Promise<void> {
  const order = await tx
    .selectFrom('shopOrder')
    .select(['email', 'userId', 'erasedAt'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.erasedAt) throw new ShopError('order.not_found')
  if (order.email === email) return
  const owner = isCaller(order.userId) ? callersOwner(email) : order.userId
  await tx
    .updateTable('shopOrder')
    // the staff knows whose address it is, so that no later mail is left out for fear of a stranger
    .set({ email, isOwnEmail: true, userId: owner })
    .where('id', '=', orderId)
    .execute()
  if (owner !== order.userId) await moveNotes(tx, order.userId, owner)
  await readdressMails(tx, orderId)
  await recordChange(tx, admin, {
    action: 'order.email',
    subject: { type: 'order', id: orderId },
    before: null,
    after: { changedFields: ['email'] },
  })
}

/** The notes on a caller follow to another address, unless other orders stay with the former one. */
async function moveNotes(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .updateTable('staffNote')
    .set({ userId: to })
    .where('userId', '=', from)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('shopOrder').select('id').where('userId', '=', from))),
    )
    .execute()
}
