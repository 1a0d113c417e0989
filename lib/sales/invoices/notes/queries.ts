import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { Buyer, Seller } from '@/lib/sales/books/contents'
import { type OrderReader, seesAll } from '@/lib/sales/orders/queries'

/** The contents of a debit note, stored when it is issued. */
export type NoteDocument = {
  seller: Seller
  issueDate: string
  orderId: string
  invoice: { number: string; issueDate: string }
  /** The wear of pieces of a line that came back; `shownTitle` in the language of the order, where that is another title. */
  lines: {
    title: string
    shownTitle: string | null
    quantity: number
    reason: string
    amountGrosze: number
  }[]
  /** The part that was not kept from a refund and is to be paid, in grosze. */
  dueGrosze: number
  account: string | null
}

const selectNotes = () =>
  query()
    .selectFrom('debitNote')
    .select(['debitNote.id', 'debitNote.number', 'debitNote.issuedAt', 'debitNote.orderId'])
    .select(['debitNote.withdrawalId', 'debitNote.amountGrosze'])
    .select(['debitNote.locale', 'debitNote.document', 'debitNote.buyer'])
    .$narrowType<{ locale: Locale }>()

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number]

/** The casts are safe: only `noteDeductions` writes the two, from these types, and a trigger keeps them as they are. */
const toNote = ({ document, buyer, issuedAt, ...row }: NoteRow) => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
  document: document as unknown as NoteDocument,
  /** Null once the law lets the shop forget who bought. */
  buyer: buyer as unknown as Buyer | null,
})
export type DebitNote = ReturnType<typeof toNote>

/** @throws ShopError not_found */
export async function readNote(id: number): Promise<DebitNote> {
  const note = selectNotes().where('debitNote.id', '=', id)
  return toNote(await note.executeTakeFirstOrThrow(() => new ShopError('not_found')))
}

/** A debit note for its buyer, or for who may see all invoices. @throws ShopError not_found */
export async function noteFor(id: number, reader: OrderReader): Promise<DebitNote> {
  const notes = selectNotes().where('debitNote.id', '=', id)
  const own = seesAll('invoices', reader)
    ? notes
    : notes.innerJoin('shopOrder as o', 'o.id', 'debitNote.orderId').where('o.userId', '=', reader.uid)
  return toNote(await own.executeTakeFirstOrThrow(() => new ShopError('not_found')))
}

export const notesOfOrder = async (orderId: string): Promise<DebitNote[]> =>
  (await selectNotes().where('debitNote.orderId', '=', orderId).orderBy('debitNote.id').execute()).map(toNote)

/** The debit notes of a month (`2026-11`), in the order of their numbers. */
export async function notesOfMonth(month: string): Promise<DebitNote[]> {
  const rows = await selectNotes().where('debitNote.month', '=', month).orderBy('debitNote.ordinal').execute()
  return rows.map(toNote)
}

/** The debit notes of a user's orders, for them to take along. */
export async function notesOfUser(userId: string) {
  const rows = await selectNotes()
    .innerJoin('shopOrder as o', 'o.id', 'debitNote.orderId')
    .where('o.userId', '=', userId)
    .orderBy('debitNote.id')
    .execute()
  return rows.map(toNote).map(({ id: _, withdrawalId: __, ...note }) => note)
}
