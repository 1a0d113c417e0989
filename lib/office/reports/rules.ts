import { later, midnightUtc, periodOf } from '@/lib/office/dashboard/rules'
import type { TaxedSum } from '@/lib/sales/books/amounts'
import {
  bases,
  emptyReportRow,
  type ReportRange,
  type ReportRow,
  type ReportStep,
  reportSteps,
} from './schema'

/** Of one report: five years. */
const MOST_DAYS = 5 * 366
/** More bars than this are no chart. */
const MOST_BARS = 366

/** The first day of the step that a day belongs to. */
export function startOfStep(day: string, step: ReportStep): string {
  if (step === 'month') return `${day.slice(0, 8)}01`
  // Sunday is 0
  return step === 'week' ? later(day, -((new Date(midnightUtc(day)).getUTCDay() + 6) % 7)) : day
}

/** The first day of the step after the one that begins on `start`. */
function nextStep(start: string, step: ReportStep): string {
  if (step === 'month') return startOfStep(later(start, 31), 'month')
  return later(start, step === 'week' ? 7 : 1)
}

/** The first days of all steps that a range touches, oldest first. */
export function stepsOf({ from, to, step }: Pick<ReportRange, 'from' | 'to' | 'step'>): string[] {
  const starts: string[] = []
  for (let start = startOfStep(from, step); start <= to; start = nextStep(start, step)) starts.push(start)
  return starts
}

const knownOr = <Name extends string>(names: readonly Name[], text: unknown, usual: Name): Name =>
  names.find((name) => name === text) ?? usual

/** The report that an address asks for. `isRefused`: its days cannot be, and the last month stands in for them. */
export function reportOf(
  searchParams: Record<string, unknown>,
  today: string,
): { range: ReportRange; isRefused: boolean } {
  const { period, isRefused } = periodOf(searchParams, today, MOST_DAYS)
  const step = knownOr(reportSteps, searchParams.step, 'day')
  const range = {
    from: period.from,
    to: period.to,
    step: step === 'day' && period.days > MOST_BARS ? 'week' : step,
    basis: knownOr(bases, searchParams.basis, 'placed'),
  } as const
  return { range, isRefused }
}

export function totalOf(rows: readonly ReportRow[]): ReportRow {
  const total = emptyReportRow('total')
  for (const row of rows)
    for (const name of Object.keys(total) as (keyof ReportRow)[])
      if (name !== 'key' && name !== 'title') total[name] += row[name]
  return total
}

/** The products that the rows of a report by product are about. */
export const productIds = (rows: readonly ReportRow[]): number[] =>
  rows.flatMap(({ key }) => (/^\d+$/.test(key) ? Number(key) : []))

/** What the buyers pay: goods and deliveries. */
export const revenueOf = ({ salesGrosze, deliveryGrosze }: ReportRow): number => salesGrosze + deliveryGrosze

/** The margin in percent of the net sales with a known cost; null without sales. */
export const marginPercent = ({ marginGrosze, costedNetGrosze }: ReportRow): number | null =>
  costedNetGrosze === 0 ? null : Math.round((marginGrosze / costedNetGrosze) * 100)

/** Adds up the sums of each rate, the highest rate first; other countries' rates are apart. */
export function sumsByRate(sums: readonly TaxedSum[]): TaxedSum[] {
  const byRate = new Map<string, TaxedSum>()
  for (const { vatRate, isOss, netGrosze, vatGrosze, grossGrosze } of sums) {
    const key = `${vatRate} ${isOss}`
    const sum = byRate.get(key) ?? { netGrosze: 0, vatGrosze: 0, grossGrosze: 0 }
    byRate.set(key, {
      vatRate,
      isOss,
      netGrosze: sum.netGrosze + netGrosze,
      vatGrosze: sum.vatGrosze + vatGrosze,
      grossGrosze: sum.grossGrosze + grossGrosze,
    })
  }
  return [...byRate.values()].toSorted((one, other) => other.vatRate - one.vatRate)
}
