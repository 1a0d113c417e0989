export const setupErrors = {
  'setup.has_products': 409,
  'setup.trial_ordered': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    setup: typeof setupErrors
  }
}
