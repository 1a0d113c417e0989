import { z } from 'zod'
import { robotField } from '@/lib/platform/http/robot-field'
import { email, line, nameLine, optionalParagraphs, paragraphs, phone } from '@/lib/platform/values/text'

/** A complaint about the safety of a product, or a report of an accident with it (Regulation (EU) 2023/988, art. 9). */
export const SafetyReport = z.object({
  /** The product's name, number or address in the shop. */
  product: line('required', 300),
  what_happened: paragraphs('required', 5_000),
  from_name: nameLine('full_name_required', 100),
  from_email: email,
  /** Optional: a warning must not depend on it. */
  phone: z.union([z.literal(''), phone], 'incorrect_phone_number').default(''),
  website: robotField,
})
export type SafetyReport = z.output<typeof SafetyReport>

/** The shop has not read the report, is investigating it, or has closed it. */
export const reportStates = ['new', 'investigating', 'closed'] as const
/** The database knows the same list. */
export type ReportState = (typeof reportStates)[number] | 'junk'

export const ReportChange = z.object({
  state: z.enum(reportStates, 'unknown_value'),
  note: optionalParagraphs(5_000),
  version: z.int('invalid_number').min(1, 'out_of_range'),
})
export type ReportChange = z.output<typeof ReportChange>
