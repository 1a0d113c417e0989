export const cardMessages = ['card', 'errors.cart', 'compareBar'] as const
