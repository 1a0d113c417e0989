import type { Locale } from '@/lib/platform/i18n/routing'
import { dateFormat } from '@/lib/platform/time/date-format'

/** A formatter with no-break spaces in the date; only the hour may wrap. */
const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(options)
  return (iso: string, locale: Locale): string =>
    format(new Date(iso), locale).replace(/\s(?!\d\d:)/g, '\u00a0')
}

/** A day as the language writes it, by the shop's clock: what counts is the day in Poland, not the visitor's. */
export const formatDate = dateFormatter({ day: 'numeric', month: 'short', year: 'numeric' })

const weekdayAndDay = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' })
const dayOfMonth = dateFormatter({ day: 'numeric', month: 'long' })

/**
 * A day to come; without its weekday in Russian, where `Intl` knows the genitive of months only (“не позднее 27
 * ноября”).
 */
export const formatArrival = (iso: string, locale: Locale): string =>
  locale === 'ru' ? dayOfMonth(iso, locale) : weekdayAndDay(iso, locale)

// the clock of Poland in every language, as in the opening hours
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A day in figures with the hour, for a narrow column. */
export const formatShortMoment = dateFormatter({ day: '2-digit', month: '2-digit', year: 'numeric', ...hour })

export const formatDateTime = dateFormatter({ day: 'numeric', month: 'short', year: 'numeric', ...hour })
