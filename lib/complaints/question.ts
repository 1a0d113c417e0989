import 'server-only'
import type { Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { openSealedKey, sealedKey } from '@/lib/core/runtime/sealed-key'
import { holdMail } from '@/lib/mail/hold'
import { tell } from '@/lib/mail/tell'
import { isSameAddress } from '@/lib/withdrawal/rules'
import type { BuyerAnswer } from '@/lib/withdrawal/schema'
import { readComplaint } from './queries'
import { namesUnprovenAccount } from './rules'

// Whoever knows number, name and e-mail of an order can complain in its buyer's name. So the order's own address is asked,
// over a link with a key that only a mail to it has.

const PURPOSE = 'question about complaint'

/** The key of the link in the mail to the address of the order. */
export const questionKey = (complaintId: number): string => sealedKey(PURPOSE, complaintId)

/** The complaint of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedComplaint(key: string) {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const complaint = await readComplaint(id)
  return complaint?.email && complaint.order ? { ...complaint, order: complaint.order } : null
}

/** Asks the address of the order whether its buyer sent a complaint. */
export async function askBuyer(tx: Transaction, complaintId: number, orderId: string): Promise<void> {
  const hold = await holdMail(tx, 'complaintQuestions', orderId)
  await tell(tx, 'complaint.question', complaintId, { complaintId }, { hold })
}

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
