import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isSameAddress, type WithdrawalState } from '@/lib/sales/withdrawal/rules'
import type { ComplaintState } from './rules'

/** Most claims of one kind that are shown: who has more finds the rest in their mails. */
const MOST = 100

const stated = {
  id: true,
  orderId: true,
  submittedAt: true,
  state: true,
  email: true,
  channel: true,
  isConfirmed: true,
  order: { select: { email: true } },
} as const

/** What a user withdrew from and complained about by their orders, newest first, without what strangers sent. */
export async function claimsOfUser({ uid }: ShopUser) {
  const addresses = await db().shopOrder.findMany({
    where: { userId: uid },
    select: { email: true },
    distinct: ['email'],
  })
  const ofUser = {
    order: { userId: uid },
    state: { not: 'junk' },
    // what strangers send takes no place of what the buyer sent
    OR: [
      { isConfirmed: true },
      { isConfirmed: null, channel: { not: null } },
      ...addresses.map(({ email }) => ({
        isConfirmed: null,
        email: { equals: email, mode: 'insensitive' as const },
      })),
    ],
  }
  const newest = { orderBy: { id: 'desc' as const }, take: MOST }
  const [withdrawals, complaints] = await Promise.all([
    db().withdrawal.findMany({
      where: { ...ofUser, reason: 'withdrawal' },
      select: { ...stated, goodsBackAt: true, refundedAt: true },
      ...newest,
    }),
    db().complaint.findMany({
      where: ofUser,
      select: { ...stated, answeredAt: true, answerDueOn: true },
      ...newest,
    }),
  ])
  return {
    claims: [
      ...withdrawals.filter(isByBuyer).map(({ state, goodsBackAt, refundedAt, ...row }) => ({
        ...shown(row),
        kind: 'withdrawal' as const,
        state: state as Exclude<WithdrawalState, 'junk'>,
        /** When it came into its state; null for one that was only received. */
        changedAt: (refundedAt ?? goodsBackAt)?.toISOString() ?? null,
      })),
      ...complaints.filter(isByBuyer).map(({ state, answeredAt, answerDueOn, ...row }) => ({
        ...shown(row),
        kind: 'complaint' as const,
        state: state as Exclude<ComplaintState, 'junk'>,
        changedAt: answeredAt?.toISOString() ?? null,
        /** The last day for the answer. */
        answerDueOn: answerDueOn.toISOString().slice(0, 10),
      })),
    ],
  }
}

export type Claim = Awaited<ReturnType<typeof claimsOfUser>>['claims'][number]

type Stated = {
  id: number
  orderId: string | null
  submittedAt: Date
  email: string
  channel: string | null
  isConfirmed: boolean | null
  order: { email: string } | null
}

/** Whether the buyer sent it: it names the order's own address, that address has confirmed it, or the staff entered it. */
const isByBuyer = ({ email, channel, isConfirmed, order }: Stated): boolean =>
  isConfirmed ?? (channel !== null || (order !== null && isSameAddress(email, order.email)))

const shown = ({ id, orderId, submittedAt }: Stated) => ({
  id,
  orderId: orderId ?? '',
  submittedAt: submittedAt.toISOString(),
})
