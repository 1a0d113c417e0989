/** The message groups that the buttons of a product card need. */
export const cardMessages = ['card', 'errors.cart', 'compareBar'] as const
