export const paymentErrors = {
  'payment.not_found': 404,
  'payment.not_offered': 409,
  'payment.not_payable': 409,
  'payment.already_paid': 409,
  'payment.already_refunded': 409,
  'payment.pending': 409,
  'payment.not_approved': 409,
  'payment.refused': 409,
  'payment.expired': 409,
  'payment.unavailable': 503,
  'payment.unanswered': 503,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    payments: typeof paymentErrors
  }
}
