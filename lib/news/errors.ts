export const newsErrors = {
  'news.not_found': 404,
  'news.changed': 409,
  'news.published': 409,

  description_required: 422,
  video_link: 422,
  invalid_date: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    news: typeof newsErrors
  }
}
