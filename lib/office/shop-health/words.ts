import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/time/durations'
import type { HealthReading } from './reading'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/** '3 hours ago', in whole units; 'now' for less than a minute. */
export function agoText(at: Date, now: Date, locale: Locale): string {
  const ms = now.getTime() - at.getTime()
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', Number.POSITIVE_INFINITY]
  const format = new Intl.RelativeTimeFormat(languageTag[locale], { numeric: 'auto' })
  return format.format(-Math.floor(ms / size), unit)
}

/** The values of a line as its sentence takes them: moments as their age. */
export const valuesOf = ({ values }: HealthReading, now: Date, locale: Locale) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Date ? agoText(value, now, locale) : value,
    ]),
  )
