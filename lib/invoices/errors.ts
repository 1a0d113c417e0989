export const invoiceErrors = {
  'invoice.order_canceled': 409,
  'invoice.paid_price_up': 409,
  'invoice.payment_open': 409,
  'invoice.price_on_receipt': 409,
  'invoice.consent_required': 422,
  'invoice.rate': 422,
  'invoice.ksef_number': 422,
  'invoice.ksef_number_taken': 409,
  'invoice.ksef_number_named': 409,
  'invoice.ksef_sent': 409,
  'invoice.ksef_not_refused': 409,
  'invoice.ksef_correction_waits': 409,
  'invoice.ksef_no_certificate': 409,
  'invoice.ksef_token': 422,
  'invoice.ksef_certificate': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    invoices: typeof invoiceErrors
  }
}
