import 'server-only'
import { expressionBuilder } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { keptSince } from '@/lib/platform/values/keeping'
import { isSameAddress } from './rules'

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
  order: { select: { id: true, email: true, locale: true, erasedAt: true } },
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

/** Whether a statement names the address of its order, or that address has confirmed it: its words may go there. */
export const isFromBuyer = ({ email, order, isConfirmed }: RegisteredWithdrawal): boolean =>
  isConfirmed === true || (order !== null && isSameAddress(email, order.email))

/** What a user withdrew from, newest first: from an address that is known to be theirs, or entered for an order of theirs. */
export async function withdrawalsOf({ uid, email }: { uid: string; email: string | null }) {
  const rows = await db().withdrawal.findMany({
    where: {
      OR: [
        ...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []),
        { channel: { not: null }, order: { userId: uid } },
      ],
    },
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

// A statement may come from another address than its order's, or name an account for the money. The order's own address is
// asked whether it was its buyer, over a link with a key that only a mail to it has.

const PURPOSE = 'question about withdrawal'

export const questionKey = (withdrawalId: number): string => sealedKey(PURPOSE, withdrawalId)

/** The statement of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedWithdrawal(key: string) {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
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
