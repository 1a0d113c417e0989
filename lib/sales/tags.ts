/** The tag of pages with prices of deliveries, and the tag of pages with the ways of payment. */
export const deliveryTag = 'delivery'
export const paymentsTag = 'payments'
