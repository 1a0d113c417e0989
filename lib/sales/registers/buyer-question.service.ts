import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import type { BuyerAnswer } from '@/lib/sales/withdrawal/schema'
import { holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { registerTables } from './registers'
import type { ClaimRegister } from './schema'

const questions = {
  complaints: {
    limit: 'complaintQuestions',
    topic: 'complaint.question',
    payload: (complaintId: number) => ({ complaintId }),
    answeredAt: sql`buyer_answered_at`,
  },
  returns: {
    limit: 'withdrawalQuestions',
    topic: 'withdrawal.copy',
    payload: (withdrawalId: number) => ({ withdrawalId }),
    answeredAt: sql`answered_at`,
  },
} as const

/** Asks the address of an order whether a claim is its buyer's. */
export async function askBuyer(
  tx: Transaction,
  register: ClaimRegister,
  id: number,
  orderId: string,
): Promise<void> {
  const { limit, topic, payload } = questions[register]
  await tell(tx, topic, id, payload(id), { hold: await holdMail(tx, limit, orderId) })
}

/** Notes whether the buyer sent a claim, and calls `tellAnswer` in the same transaction. Only the first answer counts. */
export const noteBuyerAnswer = (
  register: ClaimRegister,
  id: number,
  answer: BuyerAnswer['answer'],
  tellAnswer: (tx: Transaction) => Promise<void>,
): Promise<void> =>
  transaction(async (tx) => {
    const { answeredAt } = questions[register]
    const noted = await sql`UPDATE ${sql.table(registerTables[register].table)}
      SET is_confirmed = ${answer === 'mine'}, ${answeredAt} = now()
      WHERE id = ${id} AND ${answeredAt} IS NULL`.execute(tx)
    if (noted.numAffectedRows) await tellAnswer(tx)
  })
