type Step = { at: Date; from: number; to: number }

const DAYS = 30
const MS_PER_DAY = 86_400_000

export type LowestPrice = {
  /** In the smallest unit, as the steps are. */
  lowest: number
  /** When the present price was lowered to; null where it was not the last thing to happen. */
  reducedAt: Date | null
}

/**
 * The lowest price of the 30 days before the present price was lowered, which is what must stand beside an announced
 * reduction (Directive 98/6/EC, Article 6a); where the price was not lowered last, the lowest of the last 30 days.
 */
export function lowestPrice(steps: readonly Step[], present: number, now: Date): LowestPrice {
  const last = steps.at(-1)
  const reducedAt = last && last.to < last.from ? last.at : null
  const until = reducedAt ?? now
  const from = until.getTime() - DAYS * MS_PER_DAY
  const before = steps.filter(({ at }) => at < until)
  const within = before.filter(({ at }) => at.getTime() > from)
  const prices = within.map(({ to }) => to)
  // what was asked when the 30 days began
  const first = within[0]
  prices.push(first ? first.from : (before.at(-1)?.to ?? last?.from ?? present))
  if (!reducedAt) prices.push(present)
  return { lowest: Math.min(...prices), reducedAt }
}
