export const settingsErrors = {
  'settings.changed': 409,
  'settings.no_such_version': 404,
  'settings.tax_id': 422,
  'settings.account': 422,
  'settings.post_code': 422,
  'settings.hours': 422,
  'settings.special_days': 422,
  'settings.foreign_rates': 422,
  'settings.bdo': 422,
  'settings.missing_language': 422,
  'settings.own_factor_first': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    settings: typeof settingsErrors
  }
}
