import 'server-only'
import { query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { openSealedKey, sealedKey } from '@/lib/core/runtime/sealed-key'
import { holdMail } from '@/lib/mail/hold'
import { tell } from '@/lib/mail/tell'
import type { WithdrawalAnswer } from './schema'

// A statement may come from another address than its order's. Its own one is asked whether it was its buyer, over a link
// with a key that only a mail to it has.

const PURPOSE = 'question about withdrawal'

/** The key of the link in the mail to the address of the order. */
export const questionKey = (withdrawalId: number): string => sealedKey(PURPOSE, withdrawalId)

/** Asks the address of the order whether a statement from another one is its buyer's. */
export async function askBuyer(tx: Transaction, withdrawalId: number, orderId: string): Promise<void> {
  const hold = await holdMail(tx, 'withdrawalQuestions', orderId)
  await tell(tx, 'withdrawal.copy', withdrawalId, { withdrawalId }, { hold })
}

/** A statement whose order's address is asked. */
export type AskedWithdrawal = {
  id: number
  orderId: string
  text: string
  submittedAt: Date
  isConfirmed: boolean | null
}

/** The statement of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedWithdrawal(key: string): Promise<AskedWithdrawal | null> {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const row = await query()
    .selectFrom('withdrawal')
    .select(['id', 'orderId', 'text', 'submittedAt', 'isConfirmed'])
    .where('id', '=', id)
    .where('email', '<>', '')
    .executeTakeFirst()
  return row?.orderId ? { ...row, orderId: row.orderId } : null
}

/**
 * Notes whether the buyer sent the statement, and tells the shop. One that is confirmed goes to the buyer as a whole. The
 * first answer stays.
 *
 * @throws ShopError not_found
 */
export async function answerQuestion({ key, answer }: WithdrawalAnswer): Promise<void> {
  const asked = await askedWithdrawal(key)
  if (!asked) throw new ShopError('not_found')
  await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('withdrawal')
      .set({ isConfirmed: answer === 'mine', answeredAt: new Date() })
      .where('id', '=', asked.id)
      .where('answeredAt', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return
    const payload = { withdrawalId: asked.id }
    if (answer === 'mine') await tell(tx, 'withdrawal.confirmed', asked.id, payload)
    await tell(tx, 'withdrawal.answered', asked.id, payload)
  })
}
