export const accountErrors = {
  too_short_name: 422,
  surname_required: 422,
  too_short_surname: 422,
  password_required: 422,
  min_password: 422,
  max_password: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    account: typeof accountErrors
  }
}
