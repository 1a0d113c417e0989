import 'server-only'
import { db } from '@/lib/core/database/db'
import type { WithdrawalState } from './rules'

const MOST_SHOWN = 200

export type RegisteredWithdrawal = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

const withState = <Row extends { state: string }>(row: Row) => ({
  ...row,
  state: row.state as WithdrawalState,
})

/** A withdrawal as it is stored; null for one that does not exist. */
export async function readWithdrawal(id: number) {
  const row = await db().withdrawal.findUnique({ where: { id } })
  return row && withState(row)
}

/** For administrators: the open ones by the day on which the money is due, then the newest of those that are done. */
export async function registeredWithdrawals(): Promise<RegisteredWithdrawal[]> {
  const [open, done] = await Promise.all([
    db().withdrawal.findMany({
      where: { state: { not: 'refunded' } },
      orderBy: [{ refundDueAt: 'asc' }, { id: 'asc' }],
      take: MOST_SHOWN,
    }),
    db().withdrawal.findMany({ where: { state: 'refunded' }, orderBy: { id: 'desc' }, take: MOST_SHOWN }),
  ])
  return [...open, ...done].map(withState)
}

/** The withdrawals from one order, oldest first. */
export async function withdrawalsOfOrder(orderId: string): Promise<RegisteredWithdrawal[]> {
  const rows = await db().withdrawal.findMany({ where: { orderId }, orderBy: { id: 'asc' }, take: 20 })
  return rows.map(withState)
}

/** What somebody withdrew from, written from an address that is known to be theirs, newest first. */
export const withdrawalsFrom = (email: string) =>
  db().withdrawal.findMany({
    where: { email: { equals: email, mode: 'insensitive' } },
    select: {
      submittedAt: true,
      text: true,
      name: true,
      email: true,
      orderNumber: true,
      lines: true,
      accountNumber: true,
      locale: true,
      receiptSentAt: true,
      refundDueAt: true,
      goodsBackAt: true,
      refundedAt: true,
    },
    orderBy: { id: 'desc' },
  })
