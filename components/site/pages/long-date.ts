import { type Locale, languageTag } from '@/lib/platform/i18n/routing'

/** A day of the calendar in words; `day` is an ISO date, which no time zone moves. */
export const longDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
