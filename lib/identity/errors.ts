export const identityErrors = {
  'account.not_authenticated': 401,
  'account.address_unconfirmed': 403,
  'account.code_required': 403,
  'account.second_factor_required': 403,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    identity: typeof identityErrors
  }
}
