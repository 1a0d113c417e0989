import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/platform/runtime/process-state'

/** A page as Next's cache keeps it, as far as the shop reads it. */
export type CachedPage = {
  /** When its rendering began, by `cacheClock`. */
  lastModified: number
  value: { html: string; postponed?: unknown; headers?: Record<string, unknown> }
}

export type RequestState = {
  id: string
  /** By `cacheClock`. */
  beganAt: number
  /** The entry of Next's page cache that this request read or wrote last. */
  page?: CachedPage
  /** What ends the answer to this call: a write that expires a tag, or a time, by `cacheClock`. */
  expiry?: { tags: string[]; until: number }
}

/** What is known of a request. Global: Next loads this module once per bundle, and page-cache.mjs not at all. */
export const requestStates = () => processState('shopRequests', () => new AsyncLocalStorage<RequestState>())

/** The clock by which Next dates its cache. `Date.now` may be set back or forth while the server runs. */
export const cacheClock = (): number => performance.timeOrigin + performance.now()
