import { AsyncLocalStorage } from 'node:async_hooks'

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

/**
 * What everything that is called for a request knows of it. Global, because Next loads this module once per bundle, and
 * page-cache.mjs without compiling it.
 */
const processState = globalThis as typeof globalThis & { shopRequests?: AsyncLocalStorage<RequestState> }

export function requestStates(): AsyncLocalStorage<RequestState> {
  processState.shopRequests ??= new AsyncLocalStorage<RequestState>()
  return processState.shopRequests
}

/** The time by which Next dates what it caches. `Date.now` may be set back or forth while the server runs. */
export const cacheClock = (): number => performance.timeOrigin + performance.now()
