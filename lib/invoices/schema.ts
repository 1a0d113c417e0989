import { z } from 'zod'
import { isForeignTaxId, isNip, plainNip } from '@/lib/core/values/tax-id'
import { nameLine, optionalLine } from '@/lib/core/values/text'
import { defaultLocale, locales } from '@/lib/i18n/routing'
import { addressFields } from '@/lib/orders/schema'
import type { Buyer, InvoiceDocument } from './contents'
import type { OrderInvoice } from './kinds'
import { isKsefNumber, type KsefDocument } from './ksef/rules'

/** Who bought, as an invoice in place of a wrong one has to say it. */
export const InvoiceBuyer = z.object({
  name: nameLine('required', 200),
  taxId: optionalLine(30)
    .transform((text) => (isNip(text) ? plainNip(text) : text))
    .refine((text) => text === '' || isNip(text) || isForeignTaxId(text), 'incorrect_nip'),
  ...addressFields,
})
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>

/** The invoice of an order; with a buyer, in place of the one that says another, which is corrected to zero. */
export const IssueInvoice = z.object({
  orderId: z.string('required').min(1, 'required').max(40, 'too_long'),
  buyer: InvoiceBuyer.optional(),
})

/** The number in the national system of e-invoices, which an administrator notes; empty takes it back. */
export const KsefNote = z.object({
  ksefNumber: optionalLine(40).refine((text) => text === '' || isKsefNumber(text), 'invoice.ksef_number'),
})

/** A month of the list, as `2026-11`. */
export const month = z.string('invalid_value').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid_value')

export const InvoiceExportQuery = z.object({
  month,
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})

/** An invoice as it is stored. Who bought is null once the law lets the shop forget it. */
export type Invoice = OrderInvoice & {
  orderId: string
  locale: (typeof locales)[number]
  document: InvoiceDocument
  buyer: Buyer | null
  netGrosze: number
  vatGrosze: number
  grossGrosze: number
  ksefNumber: string | null
  /** Of the invoice that a correction corrects, as it is known now. */
  correctedKsefNumber: string | null
  /** Null where it does not go to KSeF. */
  ksef: KsefDocument | null
}
