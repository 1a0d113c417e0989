import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { formatArrival, formatDate, formatDateTime, formatShortMoment } from './dates'

const afterMidnightInWarsaw = '2026-11-20T23:30:00.000Z'

/** A day that stays on one line. */
const bound = (day: string) => day.replaceAll(' ', '\u00a0')

test("an order of half past midnight is of that day by the shop's clock", () => {
  expect(formatDate(afterMidnightInWarsaw, 'en')).toBe(bound('Nov 21, 2026'))
  expect(formatDate(afterMidnightInWarsaw, 'pl')).toBe(bound('21 lis 2026'))
  expect(formatDate(afterMidnightInWarsaw, 'ru')).toMatch(/^21\u00a0нояб\.\u00a02026/)
})

test('a day to come has its weekday, but stands in the genitive in Russian', () => {
  const words = { pl: 'piątek, 27 listopada', en: 'Friday, November 27', ru: '27 ноября' }
  for (const locale of ['pl', 'en', 'ru'] as const)
    expect(formatArrival('2026-11-27T12:00:00Z', locale)).toBe(bound(words[locale]))
})

test('the hour is that of Warsaw, summer time included', () => {
  expect(formatDateTime(afterMidnightInWarsaw, 'pl')).toContain('00:30')
  expect(formatDateTime('2026-07-01T10:00:00.000Z', 'pl')).toContain('12:00')
})

test('a moment has the 24-hour clock in every language', () => {
  const evening = '2026-11-21T19:05:00Z'
  for (const locale of locales) expect(formatDateTime(evening, locale)).toMatch(/20:05$/)
})

test('a moment in figures breaks before its hour only', () => {
  const words = { pl: '21.11.2026, 20:05', en: '11/21/2026, 20:05', ru: '21.11.2026, 20:05' }
  for (const locale of ['pl', 'en', 'ru'] as const)
    expect(formatShortMoment('2026-11-21T19:05:00Z', locale)).toBe(words[locale])
})
