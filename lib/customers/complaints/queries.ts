import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { ShopUser } from '@/lib/platform/identity/user'
import { openQuestionKey } from '@/lib/sales/claims/buyer-question.service'
import { isSameAddress } from '@/lib/sales/claims/rules'
import { inOrderOf, readRegister } from '@/lib/sales/registers/queries'
import type { RegisterQuery } from '@/lib/sales/registers/schema'
import { claimsOfPerson, type Person } from '@/lib/sales/withdrawal/queries'
import type { WithdrawalState } from '@/lib/sales/withdrawal/rules'
import { type ComplaintState, complaintPicturePath, type Wish, withoutUnprovenAccounts } from './rules'

const pictures = {
  select: { id: true, width: true, height: true },
  orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }],
}

const order = { select: { id: true, email: true, locale: true } }

const withCodes = <Row extends { state: string; wish: string }>(row: Row) => ({
  ...row,
  state: row.state as ComplaintState,
  wish: row.wish as Wish,
})

/** A complaint with its pictures and its order's address; null for an unknown id. */
export async function readComplaint(id: number) {
  const row = await db().complaint.findUnique({ where: { id }, include: { pictures, order } })
  return row && withCodes(row)
}

/** The complaint of a sent form, by the key in its cookie; null once it is erased. */
export async function sentComplaint(key: string) {
  const row = await db().complaint.findFirst({
    where: { key },
    include: { pictures, order },
    orderBy: { id: 'desc' },
  })
  return row && withCodes(row)
}

export type ComplaintOfOrder = NonNullable<Awaited<ReturnType<typeof readComplaint>>>

/** The complaint that a link asks about; null for a key that the shop did not make, and once its person has been erased. */
export async function askedComplaint(key: string) {
  const id = openQuestionKey('complaints', key)
  const complaint = id === null ? null : await readComplaint(id)
  return complaint?.email && complaint.order ? { ...complaint, order: complaint.order } : null
}

/** A page of the register: open complaints first (those of known buyers, then what is due first), then the rest. */
export async function registeredComplaints(wanted: RegisterQuery) {
  const page = await readRegister('complaints', wanted)
  const rows = await db().complaint.findMany({
    where: { id: { in: page.ids } },
    include: { pictures, order },
  })
  return { ...page, rows: inOrderOf(page.ids, rows.map(withCodes).map(withoutUnprovenAccounts)) }
}

/** The complaints about an order without junk: its buyer's first, then the others; each oldest first. */
export async function complaintsOfOrder(orderId: string) {
  const rows = await db().complaint.findMany({
    where: { orderId, state: { not: 'junk' } },
    select: { id: true, submittedAt: true, answerDueOn: true, state: true, wish: true, isConfirmed: true },
    orderBy: [{ isKnown: 'desc' }, { id: 'asc' }],
    take: 20,
  })
  return rows.map(withCodes)
}

/** What a person complained about, newest first. */
export async function complaintsOf(person: Person) {
  const rows = await db().complaint.findMany({
    where: claimsOfPerson(person),
    select: {
      submittedAt: true,
      channel: true,
      name: true,
      email: true,
      orderNumber: true,
      goods: true,
      fault: true,
      since: true,
      wish: true,
      locale: true,
      receiptSentAt: true,
      answerDueOn: true,
      state: true,
      answer: true,
      answeredAt: true,
      pictures,
    },
    orderBy: { id: 'desc' },
  })
  return rows.map((row) => ({ ...row, pictures: row.pictures.map(({ id }) => complaintPicturePath(id)) }))
}

/** The most claims of a kind that are shown; the mails have the others. */
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

/** The withdrawals and complaints about a user's orders, newest first, without those that strangers sent. */
export async function claimsOfUser({ uid }: ShopUser) {
  const addresses = await db().shopOrder.findMany({
    where: { userId: uid },
    select: { email: true },
    distinct: ['email'],
  })
  const ofUser = {
    order: { userId: uid },
    state: { not: 'junk' },
    // in the query, so that strangers' claims take no place among the newest
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
        ...claimHead(row),
        kind: 'withdrawal' as const,
        state: state as Exclude<WithdrawalState, 'junk'>,
        /** When the state changed last; null for a claim that was only received. */
        changedAt: (refundedAt ?? goodsBackAt)?.toISOString() ?? null,
      })),
      ...complaints.filter(isByBuyer).map(({ state, answeredAt, answerDueOn, ...row }) => ({
        ...claimHead(row),
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

/** Whether the buyer sent a claim: it names the order's address, that address confirmed it, or the staff entered it. */
const isByBuyer = ({ email, channel, isConfirmed, order }: Stated): boolean =>
  isConfirmed ?? (channel !== null || (order !== null && isSameAddress(email, order.email)))

const claimHead = ({ id, orderId, submittedAt }: Stated) => ({
  id,
  orderId: orderId ?? '',
  submittedAt: submittedAt.toISOString(),
})
