import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { can } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import type { NewNote } from '@/lib/sales/notes/schema'
import { recordChange } from '@/lib/shop/audit/service'

/** Adds a note. @throws ShopError order.not_found */
export async function addNote(note: NewNote, author: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    if ('orderId' in note) {
      await tx
        .selectFrom('shopOrder')
        .select('id')
        .where('id', '=', note.orderId)
        .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
    }
    await insertNote(tx, note, author)
  })
}

export async function insertNote(tx: Transaction, note: NewNote, author: ShopUser): Promise<void> {
  const { id } = await tx
    .insertInto('staffNote')
    .values({ ...note, writtenBy: author.uid, writtenByName: author.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(tx, author, {
    action: 'note.add',
    subject: noteSubject(note),
    before: null,
    after: { note: id },
  })
}

/** Deletes a note: its author may, and an owner. @throws ShopError not_found, forbidden */
export async function removeNote(id: number, user: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const note = await tx.selectFrom('staffNote').selectAll().where('id', '=', id).executeTakeFirst()
    if (!note) throw new ShopError('not_found')
    if (note.writtenBy !== user.uid && !can(user.role, 'change', 'settings')) throw new ShopError('forbidden')
    await tx.deleteFrom('staffNote').where('id', '=', id).execute()
    await recordChange(tx, user, {
      action: 'note.remove',
      subject: noteSubject(note),
      before: { note: id },
      after: null,
    })
  })
}

/** The audit outlives what a note says, so it knows the note's number only. */
const noteSubject = (note: { orderId?: string | null; userId?: string | null }) =>
  note.orderId
    ? ({ type: 'order', id: note.orderId } as const)
    : ({ type: 'account', id: note.userId ?? '' } as const)

/** Deletes the notes on a customer; those on their orders stay as long as the orders do. */
export const removeNotesOn = async (userId: string): Promise<void> =>
  void (await db().staffNote.deleteMany({ where: { userId } }))
