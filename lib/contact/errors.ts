export const contactErrors = {
  'contact.blocked': 403,
  'contact.headless': 451,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    contact: typeof contactErrors
  }
}
