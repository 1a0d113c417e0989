import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { isSameAddress } from '@/lib/sales/withdrawal/rules'
import type { BuyerAnswer } from '@/lib/sales/withdrawal/schema'
import { tell } from '@/lib/shop/mail/tell.service'
import { askedComplaint } from './question'
import { namesUnprovenAccount } from './rules'

/**
 * Notes whether the buyer sent the complaint. The shop is told where they did not, and where it waits for that because of
 * another address or an account number. The first answer stays.
 *
 * @throws ShopError not_found
 */
export async function answerQuestion({ key, answer }: BuyerAnswer): Promise<void> {
  const asked = await askedComplaint(key)
  if (!asked) throw new ShopError('not_found')
  const isAwaited = !isSameAddress(asked.email, asked.order.email) || namesUnprovenAccount(asked)
  await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('complaint')
      .set({ isConfirmed: answer === 'mine', buyerAnsweredAt: new Date() })
      .where('id', '=', asked.id)
      .where('buyerAnsweredAt', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return
    if (answer === 'notMine' || isAwaited)
      await tell(tx, 'complaint.question_answered', asked.id, { complaintId: asked.id })
  })
}
