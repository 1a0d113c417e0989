import 'server-only'
import { query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { withLimits } from '@/lib/platform/limits/service'
import { askBuyer, noteBuyerAnswer } from '@/lib/sales/claims/buyer-question.service'
import { isSameAddress, namesUnprovenAccount, orderIdIn } from '@/lib/sales/claims/rules'
import type { BuyerAnswer } from '@/lib/sales/claims/schema'
import { statementText } from '@/lib/sales/withdrawal/statement'
import { receiptDelivery } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { wordsOf } from '@/lib/shop/texts/translator'
import { askedWithdrawal, isOldWithdrawal } from './queries'
import { isLate, refundDue } from './rules'
import type { Withdrawal } from './schema'

/**
 * Stores a statement of withdrawal with its receipt in the outbox, whether or not the shop knows the order; the same
 * key again stores nothing. Nothing is refunded or canceled.
 * @returns when it was received
 * @throws ShopError too_many_requests
 */
export const receiveWithdrawal = (withdrawal: Withdrawal, key: string, headers: Headers): Promise<Date> =>
  withLimits((countOnce) =>
    transaction(async (tx) => {
      const { locale, name, orderNumber, email, lines, accountNumber } = withdrawal
      const submittedAt = new Date()
      const text = statementText(withdrawal, wordsOf(locale))
      const order = await knownOrder(tx, orderNumber)
      const row = await tx
        .insertInto('withdrawal')
        .values({
          key,
          submittedAt,
          text,
          name,
          email,
          orderNumber,
          orderId: order?.id ?? null,
          lines,
          accountNumber,
          locale,
          isLate: isLate(submittedAt, order?.deliveredAt ?? null),
          refundDueAt: refundDue(submittedAt),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) {
        const { submittedAt: first } = await tx
          .selectFrom('withdrawal')
          .select('submittedAt')
          .where('key', '=', key)
          .executeTakeFirstOrThrow()
        return first
      }
      // only a new statement counts: a second press must not be refused
      await countOnce(['withdrawals', clientAddress(headers)])
      const payload = { withdrawalId: row.id }
      const isOwn = order !== null && isSameAddress(order.email, email)
      if (order && (!isOwn || namesUnprovenAccount({ text, isConfirmed: null })))
        await askBuyer(tx, 'returns', row.id, order.id)
      await tell(tx, 'withdrawal.for_shop', row.id, payload, { lane: isOwn ? 'staff' : 'fromStrangers' })
      const ownOrderId = isOwn ? order.id : null
      const receipt = { limit: 'withdrawalReceipts', email, ownOrderId, headers } as const
      await tell(tx, 'withdrawal.receipt', row.id, payload, await receiptDelivery(tx, receipt))
      return submittedAt
    }),
  )

/** Notes whether the buyer sent the statement, and tells the shop; the first answer stays. @throws ShopError not_found */
export async function answerWithdrawalQuestion({ key, answer }: BuyerAnswer): Promise<void> {
  const asked = await askedWithdrawal(key)
  if (!asked) throw new ShopError('not_found')
  await noteBuyerAnswer('returns', asked.id, answer, async (tx) => {
    const payload = { withdrawalId: asked.id }
    if (answer === 'mine' && !asked.isOwn) await tell(tx, 'withdrawal.confirmed', asked.id, payload)
    await tell(tx, 'withdrawal.answered', asked.id, payload)
  })
}

/** The order of a number that somebody wrote, with the day of its delivery if that is over. */
export async function knownOrder(tx: Transaction, orderNumber: string) {
  const order = await tx
    .selectFrom('shopOrder')
    .select(['id', 'email', 'status'])
    .where('id', '=', orderIdIn(orderNumber))
    .executeTakeFirst()
  if (!order) return null
  if (order.status !== 'Delivered') return { ...order, deliveredAt: null }
  const delivery = await tx
    .selectFrom('orderStatusChange')
    .select('changedAt')
    .where('orderId', '=', order.id)
    .where('toStatus', '=', 'Delivered')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { ...order, deliveredAt: delivery?.changedAt ?? null }
}

/** Erases the person from withdrawals past their retention. Returns how many. */
export async function eraseOldWithdrawals(now = new Date()): Promise<number> {
  const { numUpdatedRows } = await query()
    .updateTable('withdrawal')
    .set({ text: '', name: '', email: '', orderNumber: '', lines: '', accountNumber: '' })
    .where(isOldWithdrawal(now))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
