export type InvoiceKind = 'invoice' | 'correction'

/** What has a series of numbers. */
export type SeriesKind = InvoiceKind | 'note'

/** What an order says of an invoice or a correction of it. */
export type OrderInvoice = { id: number; kind: InvoiceKind; number: string; issuedAt: string }

/** How a deduction for wear is settled: by a debit note beside a full correction, or in the price that stays on the invoice. */
export const deductionWays = ['note', 'price'] as const
