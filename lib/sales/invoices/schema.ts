import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { blankOr, day } from '@/lib/platform/values/filters'
import { toGrosze } from '@/lib/platform/values/money'
import { isForeignTaxId, isNip, plainNip } from '@/lib/platform/values/tax-id'
import { nameLine, optionalLine, whole } from '@/lib/platform/values/text'
import { isVatRate } from '@/lib/platform/values/vat'
import { eachLineOnce, formNumber, formPln, orderId, rowId } from '@/lib/sales/ids'
import { addressFields } from '@/lib/sales/orders/schema'
import { isKsefNumber, ksefModes } from './ksef/rules'

export type { Invoice } from './queries'

/** The right buyer, for an invoice that replaces one to a wrong buyer. */
export const InvoiceBuyer = z.object({
  name: nameLine('required', 200),
  taxId: optionalLine(30)
    .transform((text) => (isNip(text) ? plainNip(text) : text))
    .refine((text) => text === '' || isNip(text) || isForeignTaxId(text), 'incorrect_nip'),
  ...addressFields,
})
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>

/** Issues the invoice of an order. With a buyer it replaces the invoice to another buyer, which is corrected to zero. */
export const IssueInvoice = z.object({ orderId, buyer: InvoiceBuyer.optional() })

export const InvoiceOfOwnOrder = z.object({
  key: z.string('required').max(200, 'too_long'),
  invoiceId: whole(1, 999_999_999),
})

const CorrectedLine = z
  .object({
    orderLineId: rowId,
    price: formPln(0.01),
    vatRate: formNumber.refine(isVatRate, 'invoice.rate'),
  })
  .transform(({ price, ...line }) => ({ ...line, priceGrosze: toGrosze(price) }))

/** The prices in PLN and the rates of tax in percent that lines of an order, and its delivery, should have had. */
export const CorrectPrices = z
  .object({
    orderId,
    lines: eachLineOnce(CorrectedLine).min(1, 'required'),
    /** Left out where it stays. Its rate is that of the goods. */
    deliveryPrice: formPln(0).optional(),
    isAgreed: z.boolean('unknown_value').default(false),
  })
  .transform(({ deliveryPrice, ...prices }) => ({
    ...prices,
    deliveryGrosze: deliveryPrice === undefined ? null : toGrosze(deliveryPrice),
  }))
export type CorrectPrices = z.output<typeof CorrectPrices>
export type CorrectPricesInput = z.input<typeof CorrectPrices>

/** The number in the national system of e-invoices, which an administrator notes; empty takes it back. */
export const KsefNote = z.object({
  ksefNumber: optionalLine(40).refine((text) => text === '' || isKsefNumber(text), 'invoice.ksef_number'),
})

/** A month of the list, as `2026-11`. */
export const month = z.string('invalid_value').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid_value')

export const InvoiceExportQuery = z.object({
  month,
  /** Invoices with their corrections, or debit notes. */
  kind: z.enum(['invoices', 'notes'], 'unknown_value').default('invoices'),
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})

/** Secrets are written and never read back: an empty one leaves what is stored. */
const secret = (most: number) => z.string('invalid_value').trim().max(most, 'too_long').default('')

export const SaveKsef = z.object({
  mode: z.enum(ksefModes, 'unknown_value'),
  /** Whether the seller issues no more than 10,000 PLN a month by invoice. */
  isSmall: z.boolean('required'),
  token: secret(500),
  /** PEM, as is its key. */
  certificate: secret(20_000),
  certificateKey: secret(20_000),
  /** The last day of a failure that the ministry declared. */
  failureEndedOn: blankOr(day),
  isForgotten: z.boolean().default(false),
})
export type SaveKsef = z.output<typeof SaveKsef>

/** `resend` sends a refused invoice again, `offline` gives the buyer one that waits for its number. */
export const KsefAction = z.object({ action: z.enum(['resend', 'offline'], 'unknown_value') })
export type KsefAction = z.output<typeof KsefAction>
