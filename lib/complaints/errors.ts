export const complaintErrors = {
  'complaint.too_many_pictures': 422,
  'complaint.pictures_too_large': 413,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    complaints: typeof complaintErrors
  }
}
