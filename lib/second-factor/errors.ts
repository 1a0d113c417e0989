export const factorErrors = {
  'factor.wrong_code': 422,
  'factor.already_on': 409,
  'factor.not_on': 409,
  'factor.not_begun': 409,
  'factor.unreadable': 409,
  'factor.own_reset': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    factor: typeof factorErrors
  }
}
