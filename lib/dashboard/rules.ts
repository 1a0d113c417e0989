import { type OrderStatus, orderStatuses } from '@/lib/orders/rules'
import { type Period, periods, type Sold, type StatusCount } from './schema'

/** What an address asks for; what cannot be is the usual month. */
export const periodOf = (value: unknown): Period => periods.find((days) => String(days) === value) ?? 30

/** Goods that last no longer than this at the present pace are shown as running out. */
export const HORIZON_DAYS = 30

/** Days that the stock lasts at the pace of the period, rounded down: 0 is today. */
export const daysLeft = ({ stock, pieces }: Pick<Sold, 'stock' | 'pieces'>, period: Period): number =>
  Math.floor((stock * period) / pieces)

/** The days of a period that ends on `today`, oldest first. Days are counted, not hours: summer time has no say. */
export function daysUpTo(today: string, period: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: period }, (_, n) =>
    new Date(end - (period - 1 - n) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** A scale from 0 that people read at a glance: at most `most` steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(highest: number, most = 4): number[] {
  const rough = Math.max(highest, 1) / most
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
