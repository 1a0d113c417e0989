import { z } from 'zod'
import { blankOr } from '@/lib/core/values/filters'
import { paragraphs, whole } from '@/lib/core/values/text'

export const CustomerListQuery = z.object({
  /** A part of the name, the e-mail address, the phone number or the tax id. */
  search: blankOr(z.string().trim().max(200, 'too_long')),
  page: whole(1, 1_000_000).default(1),
})
export type CustomerListQuery = z.output<typeof CustomerListQuery>

/** What a note is about: an order, or a customer by their uid. */
export type NoteSubject = { orderId: string } | { userId: string }

const text = paragraphs('required', 2_000)
const id = z.string('required').min(1, 'required').max(128, 'too_long')

/** A note on an order or on a customer. */
export const NewNote = z.union([z.strictObject({ orderId: id, text }), z.strictObject({ userId: id, text })])
export type NewNote = z.output<typeof NewNote>

/** What erasing by date would take, or has taken. */
export type ErasureCounts = { orders: number; withdrawals: number; reports: number }
