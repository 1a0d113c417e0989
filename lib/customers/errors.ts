export const customerErrors = {
  'customer.open_orders': 409,
  'customer.is_staff': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    customers: typeof customerErrors
  }
}
