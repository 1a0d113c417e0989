import { type Locale, languageTag } from '@/lib/i18n/routing'

/** A day of the calendar stands for itself: no clock moves it. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (day: string, locale: Locale): string => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(new Date(`${day}T00:00:00Z`))
  }
}

/** 21.11, for an axis. */
export const shortDay = written({ day: 'numeric', month: '2-digit' })
/** sob., 21 lis 2026 */
export const longDay = written({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** Which bars of a chart have their day written below: at most seven, today always, evenly apart. */
export function labelled(count: number): number[] {
  const step = count <= 7 ? 1 : Math.ceil(count / 5)
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => count - 1 - n * step).reverse()
}
