import type { Locale } from '@/lib/platform/i18n/routing'
import type { Buyer, Seller } from '@/lib/sales/invoices/contents'

/** What a debit note charges: the wear of pieces of a line that came back. */
export type NoteLine = {
  title: string
  /** In the language of the order, where that is another title. */
  shownTitle: string | null
  quantity: number
  reason: string
  amountGrosze: number
}

/** What a debit note says, as it is stored when it is issued. */
export type NoteDocument = {
  seller: Seller
  issueDate: string
  orderId: string
  /** The invoice of the sale. */
  invoice: { number: string; issueDate: string }
  lines: NoteLine[]
  /** What of it was not kept from the money that went back, in grosze. */
  dueGrosze: number
  /** Where to send what is due. */
  account: string | null
}

/** A debit note as it is stored. Who bought is null once the law lets the shop forget it. */
export type DebitNote = {
  id: number
  number: string
  issuedAt: string
  orderId: string
  /** The number of the return whose goods were worn. */
  withdrawalId: number
  locale: Locale
  document: NoteDocument
  buyer: Buyer | null
  amountGrosze: number
}

/** Where a debit note is read. */
export const noteAddress = (id: number): string => `/api/invoices/notes/${id}`
