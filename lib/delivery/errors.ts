export const deliveryErrors = {
  'delivery.changed': 409,
  'delivery.repeated_country': 422,
  'delivery.falling_weight': 422,
  'delivery.falling_price': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    delivery: typeof deliveryErrors
  }
}
