import { type Locale, languageTag } from '@/lib/platform/i18n/routing'

export type DayHours = { opens: string; closes: string }
/** Monday to Sunday; null on a day without hours. */
export type Week = (DayHours | null)[]
/** A date whose hours differ from those of its weekday, as `2026-12-24`; null while the shop is closed. */
export type SpecialDay = { day: string; hours: DayHours | null }
export type OpeningHours = { week: Week; special: SpecialDay[] }

/** In the order of `Week`, as schema.org names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Reads hours as people type them: `9-17`, `9:00–17:30`. Null where the text is not a time span. */
export function readDayHours(text: string): DayHours | null {
  const time = String.raw`([01]?\d|2[0-3])(?:[:.]([0-5]\d))?`
  const [, ...parts] = new RegExp(String.raw`^\s*${time}\s*[-–—]\s*${time}\s*$`).exec(text) ?? []
  if (parts.length === 0) return null
  const [opensAt = '', opensPast = '00', closesAt = '', closesPast = '00'] = parts
  const minutes = (hour: string, past: string) => Number(hour) * 60 + Number(past)
  if (minutes(opensAt, opensPast) >= minutes(closesAt, closesPast)) return null
  return { opens: `${Number(opensAt)}:${opensPast}`, closes: `${Number(closesAt)}:${closesPast}` }
}

export const dayHoursText = ({ opens, closes }: DayHours): string => `${opens}–${closes}`

/** Reads a line such as `24.12.2026 9-12`, or a date alone for a day on which the shop is closed. */
export function readSpecialDay(line: string): SpecialDay | null {
  const [, day = '', month = '', year = '', times = ''] =
    /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(.+))?$/.exec(line) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isDate = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  const hours = times.trim() === '' ? null : readDayHours(times)
  return isDate && (hours || times.trim() === '') ? { day: date, hours } : null
}

export function specialDayText({ day, hours }: SpecialDay): string {
  const date = day.split('-').reverse().join('.')
  return hours ? `${date} ${dayHoursText(hours)}` : date
}

/** Neighboring days with the same hours; `last` is the same as `first` for a day alone. */
type Span = { first: number; last: number; hours: DayHours }

export function openSpans(week: Week): Span[] {
  const spans: Span[] = []
  week.forEach((hours, day) => {
    if (!hours) return
    const before = spans.at(-1)
    if (before && before.last === day - 1 && dayHoursText(before.hours) === dayHoursText(hours))
      before.last = day
    else spans.push({ first: day, last: day, hours })
  })
  return spans
}

export function weekdayNames(locale: Locale, length: 'short' | 'long'): string[] {
  const name = new Intl.DateTimeFormat(languageTag[locale], { weekday: length, timeZone: 'UTC' })
  // 5 January 1970 was a Monday
  return weekdays.map((_, day) => name.format(Date.UTC(1970, 0, 5 + day)))
}

/** The week in one line: `Mon–Fri 8:00–20:00, Sat 9:00–13:00`. */
export function weekText(week: Week, locale: Locale): string {
  const names = weekdayNames(locale, 'short')
  const named = ({ first, last }: Span) => [...new Set([first, last])].map((day) => names[day]).join('–')
  return openSpans(week)
    .map((span) => `${named(span)} ${dayHoursText(span.hours)}`)
    .join(', ')
}

export function hoursValues(week: Week, locale: Locale): { hours: string; opens: string; closes: string } {
  const { opens = '', closes = '' } = openSpans(week)[0]?.hours ?? {}
  return { hours: weekText(week, locale), opens, closes }
}

export const closedDays = (week: Week, locale: Locale): string[] =>
  weekdayNames(locale, 'long').filter((_, day) => !week[day])
