import 'server-only'
import { LRUCache } from 'lru-cache'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { requestId } from '@/lib/platform/runtime/request-id'

/** The ids of requests that failed because the database was unreachable or too busy. */
const busyRequests = new LRUCache<string, true>({ max: 1_000 })

/** Notes why the current request failed: Next reports the error here, but its answer does not say the reason. */
export function noteFailedRequest(error: unknown): void {
  const id = requestId()
  if (id && isDatabaseOutage(error)) busyRequests.set(id, true)
}

/** Whether the current request failed because the database was unreachable or too busy: asking again may help. */
export const hasFailedForBusyDatabase = (): boolean => busyRequests.has(requestId() ?? '')
