import { dayOf } from './working-days'

const YEARS = 6

/**
 * The beginning of the oldest year whose sales must still be proved: they stay to the end of the sixth year after theirs. A
 * tax is barred five years after the year in which it was due, that of December in January (Polish Tax Ordinance, art. 70
 * and 86). SQL: kept_since().
 */
export const keptSince = (now = new Date()): Date =>
  // the time zone is UTC+1 on 1 January
  new Date(`${Number(dayOf(now).slice(0, 4)) - YEARS}-01-01T00:00:00+01:00`)
