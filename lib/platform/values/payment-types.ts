export const paymentTypes = ['payment_at_delivery', 'bank_transfer', 'paypal'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** How long goods are kept for an order whose money was promised before the delivery. */
export const PAYMENT_DAYS = 7
