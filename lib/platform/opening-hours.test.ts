import { expect, test } from 'vitest'
import {
  closedDays,
  readDayHours,
  readSpecialDay,
  specialDayText,
  type Week,
  weekText,
} from './opening-hours'
import { businessWeek } from './shop-details'

const eightToEight = { opens: '8:00', closes: '20:00' }
const morning = { opens: '9:00', closes: '13:00' }

test('hours are read as people type them', () => {
  const cases: Array<[typed: string, opens: string | null, closes?: string]> = [
    ['9-17', '9:00', '17:00'],
    ['9:00–17:30', '9:00', '17:30'],
    [' 08.00 - 16.00 ', '8:00', '16:00'],
    ['17-9', null],
    ['9-9', null],
    ['9-25', null],
    ['9:60-17', null],
    ['9-17 pon-pt, sob 9-13', null],
    ['closed', null],
  ]
  for (const [typed, opens, closes] of cases)
    expect(readDayHours(typed), typed).toEqual(opens && { opens, closes })
})

test('a special day is a date with hours, or alone when the shop is closed, and is written as it was read', () => {
  expect(readSpecialDay('24.12.2026 9-12')).toEqual({
    day: '2026-12-24',
    hours: { opens: '9:00', closes: '12:00' },
  })
  expect(readSpecialDay('1.5.2027')).toEqual({ day: '2027-05-01', hours: null })
  for (const wrong of ['31.02.2027', '24.12.2026 all day', '24.12 9-12', '2026-12-24'])
    expect(readSpecialDay(wrong), wrong).toBeNull()
  const written = '24.12.2026 9:00–12:00'
  const read = readSpecialDay(written)
  expect(read && specialDayText(read)).toBe(written)
})

test('the week is said in one line, with neighboring days of the same hours together', () => {
  const week: Week = [...businessWeek(eightToEight).slice(0, 5), morning, null]
  expect(weekText(week, 'pl')).toBe('pon.–pt. 8:00–20:00, sob. 9:00–13:00')
  expect(weekText(week, 'en')).toBe('Mon–Fri 8:00–20:00, Sat 9:00–13:00')
  expect(weekText(week, 'ru')).toBe('пн–пт 8:00–20:00, сб 9:00–13:00')
  expect(weekText([eightToEight, null, eightToEight, morning, morning, null, null], 'en')).toBe(
    'Mon 8:00–20:00, Wed 8:00–20:00, Thu–Fri 9:00–13:00',
  )
  expect(closedDays(week, 'pl')).toEqual(['niedziela'])
  expect(closedDays(businessWeek(eightToEight), 'en')).toEqual(['Saturday', 'Sunday'])
})
