import { z } from 'zod'
import { paragraphs } from '@/lib/platform/values/text'

const text = paragraphs('required', 2_000)
const id = z.string('required').min(1, 'required').max(128, 'too_long')

/** The subject of a note: an order, or a customer by their uid. */
export type NoteSubject = { orderId: string } | { userId: string }

export const NewNote = z.union([z.strictObject({ orderId: id, text }), z.strictObject({ userId: id, text })])
export type NewNote = z.output<typeof NewNote>
