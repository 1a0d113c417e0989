import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { localePath } from '@/lib/platform/i18n/routing'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import type { BuyerAnswer } from '@/lib/sales/claims/schema'
import type { ClaimRegister } from '@/lib/sales/registers/schema'
import { holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'

// Labels of parcels show number, name and e-mail of an order, so a stranger can write in its buyer's name; a buyer may also
// write from another address. So the order's own address is asked, over a link with a key that only a mail to it has.

const questions = {
  complaints: {
    path: '/complaint/question',
    purpose: 'question about complaint',
    limit: 'complaintQuestions',
    topic: 'complaint.question',
    payload: (complaintId: number) => ({ complaintId }),
    noteAnswer: sql`UPDATE complaint SET buyer_answered_at = now(), is_confirmed =`,
    isUnanswered: sql`buyer_answered_at IS NULL`,
  },
  returns: {
    path: '/withdrawal/question',
    purpose: 'question about withdrawal',
    limit: 'withdrawalQuestions',
    topic: 'withdrawal.copy',
    payload: (withdrawalId: number) => ({ withdrawalId }),
    noteAnswer: sql`UPDATE withdrawal SET answered_at = now(), is_confirmed =`,
    isUnanswered: sql`answered_at IS NULL`,
  },
} as const

const pathOfKey = (register: ClaimRegister, key: string): string =>
  `${questions[register].path}/${encodeURIComponent(key)}`

/** The page on which the address of an order says whether a claim is its buyer's. */
export const buyerQuestionPath = (register: ClaimRegister, id: number): string =>
  pathOfKey(register, sealedKey(questions[register].purpose, id))

/** The id of the claim that a link asks about; null for a key that the shop did not make. */
export function openQuestionKey(register: ClaimRegister, key: string): number | null {
  const id = openSealedKey(questions[register].purpose, key)
  return id === null ? null : Number(id)
}

/** Sends the browser back to the page of a question, which shows what was answered. */
export const backToQuestion = (register: ClaimRegister, { locale, key }: BuyerAnswer): Response =>
  new Response(null, { status: 303, headers: { location: localePath(locale, pathOfKey(register, key)) } })

/** Asks the address of an order whether a claim is its buyer's. */
export async function askBuyer(tx: Transaction, register: ClaimRegister, id: number, orderId: string) {
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
    const { noteAnswer, isUnanswered } = questions[register]
    const noted = await sql`${noteAnswer} ${answer === 'mine'} WHERE id = ${id} AND ${isUnanswered}`.execute(
      tx,
    )
    if (noted.numAffectedRows) await tellAnswer(tx)
  })
