export const paymentTypes = ['payment_at_delivery', 'bank_transfer', 'paypal'] as const
export type PaymentType = (typeof paymentTypes)[number]
