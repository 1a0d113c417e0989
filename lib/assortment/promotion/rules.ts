import { DAY_MS } from '@/lib/platform/time/durations'

export type PromotionState = 'planned' | 'running' | 'ended' | 'dropped'

/** What became of a promotion; one that ended before it started was dropped. */
export function promotionState(promotion: {
  endedAt: Date | null
  regularGrosze: number | null
}): PromotionState {
  const hasStarted = promotion.regularGrosze !== null
  if (promotion.endedAt) return hasStarted ? 'ended' : 'dropped'
  return openState(promotion)
}

export const openState = ({ regularGrosze }: { regularGrosze: number | null }): 'running' | 'planned' =>
  regularGrosze === null ? 'planned' : 'running'

type Step = { at: Date; from: number; to: number }

const DAYS = 30

export type LowestPrice = {
  /** In grosze, like the steps. */
  lowest: number
  /** When the price was last lowered; null if the last change did not lower it. */
  reducedAt: Date | null
}

/** Before the last reduction, as beside an announced one (Directive 98/6/EC, Article 6a); else of the last 30 days. */
export function lowestPrice(steps: readonly Step[], present: number, now: Date): LowestPrice {
  const last = steps.at(-1)
  const reducedAt = last && last.to < last.from ? last.at : null
  const until = reducedAt ?? now
  const from = until.getTime() - DAYS * DAY_MS
  const before = steps.filter(({ at }) => at < until)
  const within = before.filter(({ at }) => at.getTime() > from)
  const prices = within.map(({ to }) => to)
  // the price on the first of the 30 days
  const first = within[0]
  prices.push(first ? first.from : (before.at(-1)?.to ?? last?.from ?? present))
  if (!reducedAt) prices.push(present)
  return { lowest: Math.min(...prices), reducedAt }
}
