export const complaintErrors = {
  'complaint.too_many_pictures': 422,
  'complaint.pictures_too_large': 413,
  'complaint.pictures_busy': 503,
  'complaint.pictures_limit': 429,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    complaints: typeof complaintErrors
  }
}
