import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { NoteSubject } from '@/lib/sales/notes/schema'

export type Note = { id: number; text: string; writtenAt: string; writtenBy: string; writtenByName: string }

/** The notes on an order or a customer, newest first. For the staff. */
export async function notesOn(subject: NoteSubject): Promise<Note[]> {
  const rows = await db().staffNote.findMany({
    where: subject,
    orderBy: { id: 'desc' },
    take: 100,
  })
  return rows.map(({ id, text, writtenAt, writtenBy, writtenByName }) => ({
    id,
    text,
    writtenAt: writtenAt.toISOString(),
    writtenBy,
    writtenByName,
  }))
}

/** The notes about a person, for them to take along: what was written and when, without who wrote it. */
export const notesAbout = (userId: string) =>
  db().staffNote.findMany({
    where: { OR: [{ userId }, { order: { userId } }] },
    select: { orderId: true, text: true, writtenAt: true },
    orderBy: { id: 'asc' },
  })
