import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { day } from '@/lib/platform/values/filters'
import type { TaxedSum } from '@/lib/sales/books/amounts'

/** What one row of a report sums up: a part of the time, a type of product, or a product. */
export const groupings = ['period', 'type', 'product'] as const
export type Grouping = (typeof groupings)[number]

/** How long a row of the time is. Weeks begin on Monday. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/**
 * Which orders count, and on which day: placed ones on the day of the order, paid ones when the money came, delivered
 * ones when they were noted as delivered. Canceled orders never count.
 */
export const bases = ['placed', 'paid', 'delivered'] as const
export type Basis = (typeof bases)[number]

/** The days by the shop's clock, both included. */
export type ReportRange = { from: string; to: string; step: ReportStep; basis: Basis }

/**
 * A row to which nothing has come yet, in grosze. Sales, tax and margin are those of the orders that count in the range;
 * returned goods and refunds count on their own day, whenever their order was. The key is the first day of the time, the
 * type, the product's id, or `delivery`: what the deliveries cost the buyers.
 */
export const emptyReportRow = (key: string) => ({
  key,
  title: null as string | null,
  orders: 0,
  pieces: 0,
  /** Goods, gross. */
  salesGrosze: 0,
  /** What the buyers paid for deliveries, gross. */
  deliveryGrosze: 0,
  /** Tax in both, rounded line by line. */
  vatGrosze: 0,
  /** Net sales less cost, of the lines whose cost is known. */
  marginGrosze: 0,
  costedNetGrosze: 0,
  lines: 0,
  linesWithoutCost: 0,
  returnedPieces: 0,
  /** What the returned pieces had cost the buyers, less deductions. */
  returnedGrosze: 0,
  /** Money that went back; only by time, since a refund is of a whole order. */
  refundedGrosze: 0,
})
export type ReportRow = ReturnType<typeof emptyReportRow>

/** Where a sum of VAT comes from: invoices, corrections, sales without invoice, and what lowered these. */
export type VatSource = 'invoices' | 'corrections' | 'sales' | 'returns'

/** VAT of some days at a rate; of corrections and returns mostly below 0. */
export type VatRow = TaxedSum & { source: VatSource }

/** The file of a report; `rate` is that of VAT. */
export const ReportExportQuery = z
  .object({
    by: z.enum([...groupings, 'rate'], 'unknown_value').default('period'),
    step: z.enum(reportSteps, 'unknown_value').default('day'),
    basis: z.enum(bases, 'unknown_value').default('placed'),
    from: day,
    to: day,
    locale: z.enum(locales, 'unknown_value').default(defaultLocale),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'out_of_range' })
export type ReportExportQuery = z.output<typeof ReportExportQuery>
