/** The message groups that the button of a product card needs. */
export const cardMessages = ['card', 'errors.cart'] as const
