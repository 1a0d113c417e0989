import 'server-only'
import { expressionBuilder } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { keptSince } from '@/lib/platform/time/keeping'
import { openQuestionKey } from '@/lib/sales/claims/buyer-question.service'
import { isSameAddress } from '@/lib/sales/claims/rules'

export type RegisteredWithdrawal = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

const withdrawal = expressionBuilder<Tables, 'withdrawal'>()

/** Withdrawals that need not be kept any more, counted from the year of the refund. */
export const isOldWithdrawal = (now: Date) =>
  withdrawal.and([
    withdrawal('state', '=', 'refunded'),
    withdrawal('email', '<>', ''),
    withdrawal('refundedAt', '<', keptSince(now)),
  ])

const ofOrder = {
  order: {
    select: { id: true, email: true, locale: true, erasedAt: true, paidGrosze: true, refundedGrosze: true },
  },
  claims: {
    where: { quantity: { gt: 0 } },
    select: { quantity: true, orderLine: { select: { title: true, shownTitle: true } } },
    orderBy: { orderLineId: 'asc' as const },
  },
}

/** A statement as it is stored, with the address of its order and the goods that the staff entered for it; null for one that does not exist. */
export const readWithdrawal = (id: number) => db().withdrawal.findUnique({ where: { id }, include: ofOrder })

/** The statement of a form that was sent; null for one that was not received or has been erased. */
export async function sentWithdrawal(key: string): Promise<RegisteredWithdrawal | null> {
  const row = await db().withdrawal.findUnique({ where: { key }, include: ofOrder })
  return row?.email ? row : null
}

export type Person = { uid: string; email: string | null }

/** Claims from an address that is known to be the person's, or entered for an order of theirs. */
export const claimsOfPerson = ({ uid, email }: Person) => ({
  OR: [
    ...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []),
    { channel: { not: null }, order: { userId: uid } },
  ],
})

/** A person's withdrawals, newest first. */
export async function withdrawalsOf(person: Person) {
  const rows = await db().withdrawal.findMany({
    where: claimsOfPerson(person),
    select: {
      submittedAt: true,
      channel: true,
      text: true,
      name: true,
      email: true,
      orderNumber: true,
      orderId: true,
      lines: true,
      claims: ofOrder.claims,
      accountNumber: true,
      locale: true,
      receiptSentAt: true,
      refundDueAt: true,
      goodsBackAt: true,
      refundedAt: true,
    },
    orderBy: { id: 'desc' },
  })
  return rows.map(({ orderId, claims, ...row }) =>
    row.channel === null ? row : { ...row, orderNumber: orderId ?? '', lines: claimedGoods(claims) },
  )
}

/** The goods that the staff entered for a statement, a line for each; empty for the whole order. */
export const claimedGoods = (claims: RegisteredWithdrawal['claims']): string =>
  claims
    .map(({ quantity, orderLine }) => `${quantity} × ${orderLine.shownTitle ?? orderLine.title}`)
    .join('\n')

/** The statement that a link asks about; null for a key that the shop did not make, and once its person has been erased. */
export async function askedWithdrawal(key: string) {
  const id = openQuestionKey('returns', key)
  if (id === null) return null
  const row = await query()
    .selectFrom('withdrawal as w')
    .innerJoin('shopOrder as o', 'o.id', 'w.orderId')
    .select(['w.id', 'o.id as orderId', 'w.email', 'o.email as buyerEmail'])
    .select(['text', 'submittedAt', 'isConfirmed'])
    .where('w.id', '=', id)
    .where('w.email', '<>', '')
    .executeTakeFirst()
  if (!row) return null
  const { email, buyerEmail, ...asked } = row
  /** `isOwn`: it named the address of the order. */
  return { ...asked, isOwn: isSameAddress(email, buyerEmail) }
}
