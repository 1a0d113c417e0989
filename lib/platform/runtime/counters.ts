import { processState } from '@/lib/platform/runtime/process-state'

/** Events that telemetry counts: an addition each, whether or not anybody reads it. */
const none = { ordersPlaced: 0, stockConflicts: 0, pagesFromStore: 0, pagesFromNext: 0 }

export const counters = () => processState('shopCounters', () => ({ ...none }))

export function countEvent(counter: keyof typeof none): void {
  counters()[counter] += 1
}
