export type InvoiceKind = 'invoice' | 'correction'

/** What has a series of numbers. */
export type SeriesKind = InvoiceKind | 'note'

/** What an order says of an invoice or a correction of it. */
export type OrderInvoice = { id: number; kind: InvoiceKind; number: string; issuedAt: string }
