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

/** Whether a promotion that has not ended has started. */
export const openState = ({ regularGrosze }: { regularGrosze: number | null }): 'running' | 'planned' =>
  regularGrosze === null ? 'planned' : 'running'
