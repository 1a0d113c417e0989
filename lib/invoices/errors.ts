export const invoiceErrors = {
  'invoice.order_canceled': 409,
  'invoice.too_much_taken_off': 409,
  'invoice.ksef_number': 422,
  'invoice.ksef_number_taken': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    invoices: typeof invoiceErrors
  }
}
