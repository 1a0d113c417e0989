import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { day } from '@/lib/platform/values/filters'
import { optionalLine } from '@/lib/platform/values/text'
import { orderId, rowId } from '@/lib/sales/ids'
import { month } from '@/lib/sales/invoices/schema'

/** The receipt of an order, or with `withdrawalId` the one shown at its return. An empty number takes it back. */
export const NoteReceipt = z
  .object({
    orderId,
    withdrawalId: rowId.optional(),
    number: optionalLine(40),
    issuedOn: z.union([z.literal(''), day], 'invalid_value').default(''),
    hasTaxId: z.boolean('unknown_value').default(false),
  })
  .refine(({ number, issuedOn }) => number === '' || issuedOn !== '', {
    path: ['issuedOn'],
    error: 'required',
  })
export type NoteReceipt = z.output<typeof NoteReceipt>
export type NoteReceiptInput = z.input<typeof NoteReceipt>

/** The lists of a month: sales without invoice, their sums, what went back of them, and advance payments. */
export const registerFiles = ['sales', 'days', 'returns', 'advances'] as const
export type Register = (typeof registerFiles)[number]

export const RegisterFileQuery = z.object({
  register: z.enum(registerFiles, 'unknown_value'),
  month,
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})
export type RegisterFileQuery = z.output<typeof RegisterFileQuery>
