import 'server-only'
import { db } from '@/lib/core/database/db'
import { isSameAddress } from './rules'

export type RegisteredWithdrawal = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

const ofOrder = { order: { select: { id: true, email: true, locale: true } } }

/** A statement as it is stored, with the address of its order; null for one that does not exist. */
export const readWithdrawal = (id: number) => db().withdrawal.findUnique({ where: { id }, include: ofOrder })

/** The statement of a form that was sent; null for one that was not received or has been erased. */
export async function sentWithdrawal(key: string): Promise<RegisteredWithdrawal | null> {
  const row = await db().withdrawal.findUnique({ where: { key }, include: ofOrder })
  return row?.email ? row : null
}

/**
 * Whether a statement names the address of its order, or that address has confirmed it: its words may then go there. Who
 * sent it is known by `isConfirmed` alone.
 */
export const isFromBuyer = ({ email, order, isConfirmed }: RegisteredWithdrawal): boolean =>
  isConfirmed === true || (order !== null && isSameAddress(email, order.email))

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
