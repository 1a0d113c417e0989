import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { email, hasNoLink, nameLine, optionalNameLine, paragraphs } from '@/lib/platform/values/text'
import { channels, receivedOn } from '@/lib/sales/claims/schema'
import { complaintAnswers, wishes } from './rules'

export const mostComplaintCharacters = {
  name: 100,
  email: 254,
  orderNumber: 40,
  goods: 500,
  fault: 3_000,
  since: 100,
} as const

/** Cuts off longer texts, which no browser sends, so that a draft stays small. */
const MOST_KEPT = 6_000

/** A text as it was typed, right or wrong. A browser counts the end of a line as one character and sends two. */
const typed = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').slice(0, MOST_KEPT))
  .default('')

/** The texts of the form, so that a refused form can be shown again. */
export const TypedComplaint = z.object({
  name: typed,
  email: typed,
  orderNumber: typed,
  goods: typed,
  fault: typed,
  since: typed,
  wish: typed,
})
export type TypedComplaint = z.output<typeof TypedComplaint>

/** A complaint about goods that do not conform to the contract. The order of the fields is the page's. */
export const Complaint = z.object({
  name: nameLine('full_name_required', mostComplaintCharacters.name),
  orderNumber: nameLine('required', mostComplaintCharacters.orderNumber),
  email,
  goods: paragraphs('required', mostComplaintCharacters.goods).refine(hasNoLink, 'no_links'),
  fault: paragraphs('required', mostComplaintCharacters.fault).refine(hasNoLink, 'no_links'),
  /** Free text, because the law asks for no date. */
  since: optionalNameLine(mostComplaintCharacters.since),
  wish: z.enum(wishes, 'required'),
})
export type Complaint = z.output<typeof Complaint>

/** The language of the page. It is in the form's address, so that it is known even if the form cannot be read. */
export const ComplaintQuery = z.object({ locale: z.enum(locales, 'unknown_value') })

/** A complaint that came by letter, by mail or at the counter, as the staff enters it for the buyer of the order. */
export const EnteredComplaint = z.object({
  key: z.uuid('invalid_value'),
  orderId: nameLine('required', mostComplaintCharacters.orderNumber),
  receivedOn,
  channel: z.enum(channels, 'unknown_value'),
  goods: paragraphs('required', mostComplaintCharacters.goods),
  fault: paragraphs('required', mostComplaintCharacters.fault),
  wish: z.enum(wishes, 'required'),
})
export type EnteredComplaint = z.output<typeof EnteredComplaint>

export const PictureParams = z.object({ id: z.uuid() })

export const ComplaintAnswer = z.object({
  state: z.enum(['received', ...complaintAnswers], 'unknown_value').exclude(['received'], 'required'),
  answer: paragraphs('required', 5_000),
  version: z.int('invalid_number').min(1, 'out_of_range'),
})
export type ComplaintAnswer = z.output<typeof ComplaintAnswer>
