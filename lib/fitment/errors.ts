export const fitmentErrors = {
  'vehicle.not_found': 404,
  'vehicle.changed': 409,
  'vehicle.list_changed': 409,
  'vehicle.too_many_rows': 422,
  'vehicle.repeated_row': 422,
  'vehicle.path_format': 422,

  rim_format: 422,
  tire_size_format: 422,
  thread_format: 422,
  torque_format: 422,
  years_backward: 422,
  latin_required: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    fitment: typeof fitmentErrors
  }
}
