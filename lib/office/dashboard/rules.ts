import { z } from 'zod'
import type { ProductType } from '@/lib/catalog/product/schema'
import { DAY_MS } from '@/lib/platform/time/durations'
import { type OrderStatus, orderStatuses } from '@/lib/sales/orders/rules'

/** The usual numbers of days that the dashboard looks back, today included. */
export const usualPeriods = [7, 30, 90] as const

/** The days that the dashboard shows, by the shop's clock: `2026-11-21`. Both are included. */
export type Period = { from: string; to: string; days: number }

/** How many of the period's orders stand in each status now. */
export type StatusCount = { status: OrderStatus; orders: number; totalGrosze: number }

/** A product's sales in the period, without canceled orders, and its present stock. */
export type SoldProduct = {
  id: number
  productType: ProductType
  title: string
  pieces: number
  revenueGrosze: number
  stock: number
  inArchive: boolean
}

/** The most days of a chart. */
const MOST_DAYS = 366

/** The moment of a day in a calendar without clocks. */
export const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const later = (day: string, days: number) =>
  new Date(midnightUtc(day) + days * DAY_MS).toISOString().slice(0, 10)

export const lastDays = (days: number, today: string): Period => ({
  from: later(today, 1 - days),
  to: today,
  days,
})

const Range = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .transform(({ from, to }) => ({ from, to, days: (midnightUtc(to) - midnightUtc(from)) / DAY_MS + 1 }))
  .refine(({ days }) => days >= 1)

/** The days that an address asks for, at most `mostDays` and none to come; with `isRefused` the usual month stands in. */
export function periodOf(
  { days, from, to }: { days?: unknown; from?: unknown; to?: unknown },
  today: string,
  mostDays = MOST_DAYS,
): { period: Period; isRefused: boolean } {
  const usual = usualPeriods.find((each) => String(each) === days) ?? 30
  if (from === undefined && to === undefined) return { period: lastDays(usual, today), isRefused: false }
  const { data } = Range.safeParse({ from, to })
  if (data && data.days <= mostDays && data.to <= today) return { period: data, isRefused: false }
  return { period: lastDays(30, today), isRefused: true }
}

/** The usual number of days that a period up to today has; undefined for other periods. */
export const usualDays = ({ to, days }: Period, today: string) =>
  to === today ? usualPeriods.find((each) => each === days) : undefined

/** Goods that last no longer than this at the present pace are shown as running out. */
export const HORIZON_DAYS = 30

/** Days that the stock lasts at the pace of this many days, rounded down: 0 is today. */
export const daysLeft = ({ stock, pieces }: Pick<SoldProduct, 'stock' | 'pieces'>, days: number): number =>
  Math.floor((stock * days) / pieces)

/** The days of a period, oldest first. Days are counted, not hours: summer time has no say. */
export const daysOf = ({ from, days }: Period): string[] =>
  Array.from({ length: days }, (_, n) => later(from, n))

/** A value that is this many times as high as nearly all others would flatten them. */
const DOMINANT = 3

/** How far the scale of a chart reaches: half as far again as nine of ten values where a few tower over them. */
export function reachOf(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b)
  const highest = sorted.at(-1) ?? 0
  const common = sorted[Math.ceil(sorted.length * 0.9) - 2] ?? highest
  return highest > DOMINANT * common ? common * 1.5 : highest
}

/** A scale from 0 that people read at a glance: at most four steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power)
  const steps = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: steps + 1 }, (_, n) => n * step)
}

/** Statuses on the way of an order, from its placing to the end. */
const way = orderStatuses.filter((status) => status !== 'Canceled')

export type FunnelStep = { status: OrderStatus; reached: number; here: number }

/** How far the orders have come: who has been sent has been in processing too. Canceled ones stand beside. */
export function funnelOf(counts: StatusCount[]): { steps: FunnelStep[]; canceled: number; all: number } {
  const of = (status: OrderStatus) => counts.find((count) => count.status === status)?.orders ?? 0
  const steps = way.map((status, place) => ({
    status,
    here: of(status),
    reached: way.slice(place).reduce((sum, later) => sum + of(later), 0),
  }))
  const canceled = of('Canceled')
  return { steps, canceled, all: (steps[0]?.reached ?? 0) + canceled }
}

/** By how many per cent something grew, rounded; null where there was nothing before. */
export const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
