/** The most pieces of one product in a cart or an order. */
export const MAX_QUANTITY = 10
