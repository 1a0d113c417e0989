export const importErrors = {
  'import.not_found': 404,
  'import.busy': 409,
  'import.not_ready': 409,
  'import.conflict': 409,
  'import.interrupted': 409,
  'import.too_large': 413,
  'import.not_csv': 422,
  'import.encoding': 422,
  'import.line_too_long': 422,
  'import.too_many_rows': 422,
  'import.too_many_columns': 422,
  'import.quotes': 422,
  'import.header': 422,
  'import.empty': 422,
  'import.broken_off': 422,
  'import.incomplete': 422,

  'import.not_a_flag': 422,
  'import.unknown_column': 422,
  'import.repeated_column': 422,
  'import.missing_column': 422,
  'import.too_many_cells': 422,
  'import.unnamed_cell': 422,
  'import.unknown_id': 422,
  'import.repeated_id': 422,
  'import.unknown_number': 422,
  'import.ambiguous_number': 422,
  'import.other_type': 422,
  'import.sold_since': 422,
  'import.changed_since': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    import: typeof importErrors
  }
}
