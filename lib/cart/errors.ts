export const cartErrors = {
  'cart.not_in_cart': 404,
  'cart.out_of_stock': 409,
  'cart.not_for_sale': 409,
  'cart.empty': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    cart: typeof cartErrors
  }
}
