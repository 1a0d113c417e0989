import 'server-only'
import { db } from '@/lib/core/database/db'
import { inOrderOf, readRegister } from '@/lib/registers/queries'
import type { RegisterQuery } from '@/lib/registers/schema'
import { type ComplaintState, pictureAddress, type Wish } from './rules'

const pictures = {
  select: { id: true, width: true, height: true },
  orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }],
}

export type RegisteredComplaint = NonNullable<Awaited<ReturnType<typeof readComplaint>>>

const withCodes = <Row extends { state: string; wish: string }>(row: Row) => ({
  ...row,
  state: row.state as ComplaintState,
  wish: row.wish as Wish,
})

/** A complaint as it is stored, with its pictures; null for one that does not exist. */
export async function readComplaint(id: number) {
  const row = await db().complaint.findUnique({ where: { id }, include: { pictures } })
  return row && withCodes(row)
}

/** A page of the register: what waits for an answer, known buyers first and of these what is due first, then the rest. */
export async function registeredComplaints(wanted: RegisterQuery) {
  const page = await readRegister('complaints', wanted)
  const rows = await db().complaint.findMany({ where: { id: { in: page.ids } }, include: { pictures } })
  return { ...page, rows: inOrderOf(page.ids, rows.map(withCodes)) }
}

/** The complaints about one order that are no junk: its buyer's first, oldest first. */
export async function complaintsOfOrder(orderId: string) {
  const rows = await db().complaint.findMany({
    where: { orderId, state: { not: 'junk' } },
    select: { id: true, submittedAt: true, answerDueOn: true, state: true, wish: true },
    orderBy: [{ isKnown: 'desc' }, { id: 'asc' }],
    take: 20,
  })
  return rows.map(withCodes)
}

/** What somebody complained about, from an address that is known to be theirs, newest first. */
export async function complaintsFrom(email: string) {
  const rows = await db().complaint.findMany({
    where: { email: { equals: email, mode: 'insensitive' } },
    select: {
      submittedAt: true,
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
