import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { Buyer } from '@/lib/sales/invoices/contents'
import { type OrderReader, seesAll } from '@/lib/sales/orders/queries'
import type { DebitNote, NoteDocument } from './note'

const selectNotes = () =>
  query()
    .selectFrom('debitNote')
    .select([
      'debitNote.id',
      'debitNote.number',
      'debitNote.issuedAt',
      'debitNote.orderId',
      'debitNote.withdrawalId',
      'debitNote.locale',
      'debitNote.document',
      'debitNote.buyer',
      'debitNote.amountGrosze',
    ])
    .$narrowType<{ locale: Locale }>()

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number]

/** The casts are safe: only `noteDeductions` writes the two, from these types, and a trigger keeps them as they are. */
const toNote = ({ document, buyer, issuedAt, ...row }: NoteRow): DebitNote => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
  document: document as unknown as NoteDocument,
  buyer: buyer as unknown as Buyer | null,
})

/** @throws ShopError not_found */
export async function readNote(id: number): Promise<DebitNote> {
  const row = await selectNotes().where('debitNote.id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found')
  return toNote(row)
}

/** A debit note for its buyer, or for who may see all invoices. @throws ShopError not_found */
export async function noteFor(id: number, reader: OrderReader): Promise<DebitNote> {
  const notes = selectNotes().where('debitNote.id', '=', id)
  const row = await (seesAll('invoices', reader)
    ? notes
    : notes.innerJoin('shopOrder as o', 'o.id', 'debitNote.orderId').where('o.userId', '=', reader.uid)
  ).executeTakeFirst()
  if (!row) throw new ShopError('not_found')
  return toNote(row)
}

/** The debit notes of an order, oldest first. */
export const notesOfOrder = async (orderId: string): Promise<DebitNote[]> =>
  (await selectNotes().where('debitNote.orderId', '=', orderId).orderBy('debitNote.id').execute()).map(toNote)

/** The debit notes of a month (`2026-11`), in the order of their numbers. */
export const notesOfMonth = async (month: string): Promise<DebitNote[]> =>
  (await selectNotes().where('debitNote.month', '=', month).orderBy('debitNote.ordinal').execute()).map(
    toNote,
  )

/** The debit notes of a user's orders, for them to take along. */
export async function notesOfUser(userId: string) {
  const rows = await selectNotes()
    .innerJoin('shopOrder as o', 'o.id', 'debitNote.orderId')
    .where('o.userId', '=', userId)
    .orderBy('debitNote.id')
    .execute()
  return rows.map(toNote).map(({ id: _, withdrawalId: __, ...note }) => note)
}
