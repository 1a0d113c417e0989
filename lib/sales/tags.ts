/** What shows prices of deliveries, and what says how one can pay. */
export const deliveryTag = 'delivery'
export const paymentsTag = 'payments'
