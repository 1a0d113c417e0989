export const withdrawalErrors = {
  'withdrawal.account_number': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    withdrawal: typeof withdrawalErrors
  }
}
