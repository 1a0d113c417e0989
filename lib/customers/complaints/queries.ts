import 'server-only'
import { db } from '@/lib/platform/database/db'
import { inOrderOf, readRegister } from '@/lib/sales/registers/queries'
import type { RegisterQuery } from '@/lib/sales/registers/schema'
import { isSameAddress } from '@/lib/sales/withdrawal/rules'
import { type ComplaintState, pictureAddress, type Wish, withoutUnprovenAccounts } from './rules'

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

/** A complaint as it is stored, with its pictures and its order's address; null for one that does not exist. */
export async function readComplaint(id: number) {
  const row = await db().complaint.findUnique({ where: { id }, include: { pictures, order } })
  return row && withCodes(row)
}

/** The complaint of a form that was sent, by the key that its cookie has; null for one that has been erased. */
export async function sentComplaint(key: string) {
  const row = await db().complaint.findFirst({
    where: { key },
    include: { pictures, order },
    orderBy: { id: 'desc' },
  })
  return row && withCodes(row)
}

export type ComplaintOfOrder = NonNullable<Awaited<ReturnType<typeof readComplaint>>>

/** Whether a complaint names the address of its order, or that address has confirmed it: its words may then go there. */
export const isFromBuyer = ({ email, order, isConfirmed }: ComplaintOfOrder): boolean =>
  isConfirmed === true || (order !== null && isSameAddress(email, order.email))

/** A page of the register: what waits for an answer, known buyers first and of these what is due first, then the rest. */
export async function registeredComplaints(wanted: RegisterQuery) {
  const page = await readRegister('complaints', wanted)
  const rows = await db().complaint.findMany({
    where: { id: { in: page.ids } },
    include: { pictures, order },
  })
  return { ...page, rows: inOrderOf(page.ids, rows.map(withCodes).map(withoutUnprovenAccounts)) }
}

/** The complaints about one order that are no junk: its buyer's first, oldest first. */
export async function complaintsOfOrder(orderId: string) {
  const rows = await db().complaint.findMany({
    where: { orderId, state: { not: 'junk' } },
    select: { id: true, submittedAt: true, answerDueOn: true, state: true, wish: true, isConfirmed: true },
    orderBy: [{ isKnown: 'desc' }, { id: 'asc' }],
    take: 20,
  })
  return rows.map(withCodes)
}

/** What a user complained about, newest first: from an address that is known to be theirs, or entered for an order of theirs. */
export async function complaintsOf({ uid, email }: { uid: string; email: string | null }) {
  const rows = await db().complaint.findMany({
    where: {
      OR: [
        ...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []),
        { channel: { not: null }, order: { userId: uid } },
      ],
    },
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
  return rows.map((row) => ({ ...row, pictures: row.pictures.map(({ id }) => pictureAddress(id)) }))
}
