export const mediaErrors = {
  'picture.too_large': 413,
  'picture.unsupported': 415,
  'picture.unreadable': 422,
  'picture.too_many_pixels': 422,
  'picture.over_25_megapixels': 422,
  'picture.no_room': 503,

  picture_missing: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    media: typeof mediaErrors
  }
}
