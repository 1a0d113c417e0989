export const fitmentErrors = {
  'vehicle.not_found': 404,
  'vehicle.changed': 409,
  'vehicle.list_changed': 409,
  'vehicle.too_many_rows': 422,
  'vehicle.repeated_row': 422,
  'vehicle.path_format': 422,

  rim_format: 422,
  tire_size_format: 422,
  sidewall_format: 422,
  thread_format: 422,
  torque_format: 422,
  stud_length_range: 422,
  offset_range: 422,
  stock_offsets_format: 422,
  stock_offsets_wheel: 422,
  brake_rim_range: 422,
  load_index_range: 422,
  load_indexes_format: 422,
  load_indexes_size: 422,
  top_speed_range: 422,
  axle_load_range: 422,
  alias_length: 422,
  years_backward: 422,
  latin_required: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    fitment: typeof fitmentErrors
  }
}
