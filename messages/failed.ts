import type { Locale } from '@/lib/platform/i18n/routing'

/**
 * Words of `ui` in messages/*.json for a page that has no messages any more; those would all have to come along with
 * every page, in all languages.
 */
export const failedWords: Record<Locale, { failedTitle: string; failedText: string; retry: string }> = {
  pl: {
    failedTitle: 'Nie udało się wczytać strony',
    failedText: 'To nasza wina, nie Twoja. Spróbuj jeszcze raz, a jeśli to nie pomoże, zadzwoń: {phone}.',
    retry: 'Spróbuj ponownie',
  },
  en: {
    failedTitle: 'The page couldn’t be loaded',
    failedText: 'This is our fault, not yours. Try again, and if that doesn’t help, call us: {phone}.',
    retry: 'Try again',
  },
  ru: {
    failedTitle: 'Не удалось загрузить страницу',
    failedText: 'Это наша вина, не ваша. Попробуйте ещё раз, а если не поможет, позвоните: {phone}.',
    retry: 'Попробовать ещё раз',
  },
}
