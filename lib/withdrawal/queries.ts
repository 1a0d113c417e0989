import 'server-only'
import { db } from '@/lib/core/database/db'

export type RegisteredWithdrawal = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

/** A statement as it is stored; null for one that does not exist. */
export const readWithdrawal = (id: number) => db().withdrawal.findUnique({ where: { id } })

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
