/** The message groups that a product card's button speaks from. */
export const cardMessages = ['card', 'errors.cart'] as const
