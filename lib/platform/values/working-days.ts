import { DAY_MS } from '@/lib/platform/time/durations'
import { shopToday } from './clock'

/** Polish public holidays with a fixed date, as month and day. Source: Act of 18 January 1951 on days off work. */
const fixedHolidays = '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26'.split(' ')

/** Days after Easter Sunday: Easter Monday and Corpus Christi. Easter and Pentecost are Sundays. */
const daysAfterEaster = [1, 60]

/** Easter Sunday of a year, in ms of UTC. Source: Meeus, Astronomical Algorithms, chapter 8 (Gregorian calendar). */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

function isWorkingDay(day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false
  if (fixedHolidays.includes(day.toISOString().slice(5, 10))) return false
  const easter = easterOf(day.getUTCFullYear())
  return !daysAfterEaster.some((days) => easter + days * DAY_MS === day.getTime())
}

export const dayOf = (moment: Date): string => shopToday(moment)

/** Working days from an order's confirmation to its delivery within Poland. */
export const DELIVERY_DAYS = 3

/** The working day of this number after a day, both as `2026-11-22`. Saturdays, Sundays and Polish public holidays do not count. */
export function workingDayAfter(day: string, count: number): string {
  let after = new Date(day)
  for (let left = count; left > 0; ) {
    after = new Date(after.getTime() + DAY_MS)
    if (isWorkingDay(after)) left -= 1
  }
  return after.toISOString().slice(0, 10)
}

/** The day by which an order confirmed at a moment arrives in Poland, as noon of UTC: the third working day after it. */
export const expectedDelivery = (confirmed: Date): Date =>
  new Date(new Date(workingDayAfter(dayOf(confirmed), DELIVERY_DAYS)).getTime() + DAY_MS / 2)

/**
 * The last day of a period of so many days after a day. One on a Saturday, a Sunday or a Polish public holiday ends on the
 * next working day (Civil Code, art. 115; Regulation 1182/71, art. 3(4)).
 */
export function endOfPeriod(day: string, days: number): string {
  let end = new Date(new Date(day).getTime() + days * DAY_MS)
  while (!isWorkingDay(end)) end = new Date(end.getTime() + DAY_MS)
  return end.toISOString().slice(0, 10)
}
