/** Events that telemetry counts. Counting costs an addition, whether or not anybody reads it. */
export type Counter = 'ordersPlaced' | 'stockConflicts' | 'pagesFromStore' | 'pagesFromNext'

/** One per process, since Next loads this module once per bundle. */
const processState = globalThis as typeof globalThis & { shopCounters?: Record<Counter, number> }

export function counters(): Record<Counter, number> {
  processState.shopCounters ??= { ordersPlaced: 0, stockConflicts: 0, pagesFromStore: 0, pagesFromNext: 0 }
  return processState.shopCounters
}

export function countEvent(counter: Counter): void {
  counters()[counter] += 1
}
