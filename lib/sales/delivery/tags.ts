/** What shows prices of deliveries. */
export const deliveryTag = 'delivery'
