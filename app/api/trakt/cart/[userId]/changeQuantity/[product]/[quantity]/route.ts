import { cart } from '@/lib/sales/cart/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = cart(
  '/api/trakt/cart/[userId]/changeQuantity/[product]/[quantity]',
)
