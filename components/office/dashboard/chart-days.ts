import { later, midnightUtc } from '@/lib/office/dashboard/rules'
import type { ReportStep } from '@/lib/office/reports/schema'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { dateFormat } from '@/lib/platform/time/date-format'

/** Writes a day of the calendar, which no time zone moves. */
const calendarFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: 'UTC' })
  return (day: string, locale: Locale): string => format(new Date(`${day}T00:00:00Z`), locale)
}

/** 21.11, for an axis. */
const shortDay = calendarFormatter({ day: 'numeric', month: '2-digit' })
/** sob., 21 lis 2026 */
const longDay = calendarFormatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

const shortMonth = calendarFormatter({ month: '2-digit', year: 'numeric' })
const longMonth = calendarFormatter({ month: 'long', year: 'numeric' })

/** Writes the time of a bar by its first day: short under the axis, and in full. */
export const stepWords: Record<
  ReportStep,
  Record<'short' | 'long', (day: string, locale: Locale) => string>
> = {
  day: { short: shortDay, long: longDay },
  week: { short: shortDay, long: longWeek },
  month: { short: shortMonth, long: longMonth },
}

/** 16–22 lis 2026 */
function longWeek(monday: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const start = midnightUtc(monday)
  return format.formatRange(start, midnightUtc(later(monday, 6)))
}

/** The bars with a label under the axis: at most seven, evenly apart, always with the last one. */
export function labelled(count: number): number[] {
  const step = count <= 7 ? 1 : Math.ceil(count / 5)
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => count - 1 - n * step).reverse()
}
