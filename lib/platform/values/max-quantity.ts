/** The most pieces of one product in a cart or an order. */
export const MAX_QUANTITY = 10

export const MOST_LINES = 50
