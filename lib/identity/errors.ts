export const identityErrors = {
  'account.not_authenticated': 401,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    identity: typeof identityErrors
  }
}
