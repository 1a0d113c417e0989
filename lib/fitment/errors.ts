export const fitmentErrors = {
  'vehicle.not_found': 404,
  'vehicle.changed': 409,

  rim_format: 422,
  tire_size_format: 422,
  thread_format: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    fitment: typeof fitmentErrors
  }
}
